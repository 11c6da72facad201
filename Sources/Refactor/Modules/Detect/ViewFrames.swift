/// Generic views of SwiftUI: frames around the views that they are given, and screens that are given a part.
enum ViewFrames {
    /// Returns true if a view shows what it is given: one that has methods of its own, or that leads on to others, is a
    /// screen, whatever it frames.
    static func isFrame(_ name: String, _ facts: AppFacts) -> Bool {
        guard let type = facts.types[name], !type.generics.isEmpty else { return false }
        let own = type.methods.filter { $0.name != "init" && $0.name != "body" && !$0.steps.isEmpty }
        return own.count < 2 && !leadsOn(type, facts)
    }

    private static func leadsOn(_ type: JoinedType, _ facts: AppFacts) -> Bool {
        type.methods.flatMap(\.steps).contains { step in
            step.value.calls.contains { call in
                guard let shown = SwiftUIScreens.placed(by: call) else { return false }
                return shown.flatMap(\.value.calls).contains { made in
                    facts.known(made.name, in: type.name).map { UIKinds.isSwiftUIView($0, facts) } ?? false
                }
            }
        }
    }

    /// Returns true if a frame is nothing without the views in it: it is called like one of SwiftUI, or is generic for them.
    static func isBare(_ name: String, _ facts: AppFacts) -> Bool {
        guard isFrame(name, facts) else { return false }
        let parameters = facts.types[name]?.generics ?? []
        return frames.contains(RoleNames.lastWord(of: name))
            || parameters.contains { parameter in parts.contains(where: parameter.hasSuffix) }
    }

    /// The ends of names that generic parameters have which stand for views.
    private static let parts = ["Body", "Content", "Destination", "Label", "Root", "Row", "View"]

    /// Labels of what stands beside the views that are framed.
    static let besides: Set<String> = ["footer", "header", "label", "placeholder"]

    /// Controls of SwiftUI: the views in them are their labels.
    static let controls: Set<String> = [
        "Button", "Label", "Link", "Menu", "Picker", "ProgressView", "Slider", "Stepper", "Text", "TextField", "Toggle",
    ]

    private static let frames: Set<String> = [
        "Form", "Group", "GroupBox", "HStack", "LazyHStack", "LazyVStack", "List", "NavigationSplitView",
        "NavigationStack", "NavigationView", "ScrollView", "Section", "VStack", "ZStack",
    ]
}

extension AppFacts {
    /// The initialiser that the app adds to a type of a framework and that a call means by its labels; nil for others.
    func addedMaker(of call: WireCall) -> JoinedMethod? {
        guard call.isInitializer, keyword(of: call.name) == .addition else { return nil }
        return types[call.name]?.methods.first { method in
            method.name == "init" && method.labels.first == call.labels.first
                && ShownParameters.filled(call.labels, of: method).count == call.labels.count
        }
    }

    /// The views that a method of the app's own is handed to show: `coordinator.present { LoginView() }`.
    func handedViews(to call: WireCall, in owner: String) -> [WireCall.Argument] {
        let isBuilding = call.receiver == nil && UIKinds.isSwiftUIView(owner, self)
        guard !call.isInitializer, !isBuilding, NavigationCall.by(name: call.name)?.kind == .route else { return [] }
        var found: [WireCall.Argument] = []
        for (index, argument) in call.arguments.enumerated() {
            let isView = methods(named: call.name).contains { callee in
                ShownParameters.filled(call.labels, of: callee.method)[index].map { position in
                    Self.isViewMaker(callee.method.parameters[position])
                } ?? false
            }
            if isView { found.append(argument) }
        }
        return found
    }

    /// Names of closures that make a view of a generic type.
    private static let makers: Set<String> = ["builder", "content", "destination", "popup", "sheet", "view"]

    /// A parameter that is a view of SwiftUI, or a closure that makes one.
    private static func isViewMaker(_ parameter: AppMethod.Parameter) -> Bool {
        guard let type = parameter.type else { return makers.contains(parameter.name) }
        return type.names.contains { $0 == "View" || $0 == "AnyView" }
    }
}
