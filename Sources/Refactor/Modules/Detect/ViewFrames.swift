/// Generic views of SwiftUI: frames around the views that they are given, and screens that are given a part.
enum ViewFrames {
    /// Returns true if a view shows what it is given: one that has methods of its own, or that leads on to others, is a
    /// screen, whatever it frames.
    static func isFrame(_ name: String, _ facts: AppFacts) -> Bool {
        guard let type = facts.types[name], !type.generics.isEmpty else { return false }
        // Parts of its body are no work of its own.
        let parts = Set(type.properties.filter { $0.isComputed && $0.type?.names == ["View"] }.map(\.name))
        let own = type.methods.filter { $0.name != "init" && !parts.contains($0.name) && !$0.steps.isEmpty }
        return (own.count < 2 || isWrapper(type)) && !leadsOn(type, facts)
    }

    /// `BottomSheet<Content>`: it says by its name that it is around something.
    private static func isWrapper(_ type: JoinedType) -> Bool {
        type.generics == ["Content"]
            && ["Card", "Container", "Panel", "Sheet", "Wrapper"].contains(where: type.name.hasSuffix)
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
    private static let parts = ["Body", "Content", "Destination", "Label", "Root", "Row", "View", "Wrapped"]

    /// Labels of what stands beside the views that are framed.
    static let besides: Set<String> = ["footer", "header", "label", "placeholder"]

    /// Controls of SwiftUI: the views in them are their labels, or stand in a bar.
    static let controls: Set<String> = [
        "Button", "Label", "Link", "Menu", "Picker", "ProgressView", "Slider", "Stepper", "Text", "TextField", "Toggle",
        "ToolbarItem", "ToolbarItemGroup",
    ]

    /// Returns true if what stands in a view of SwiftUI is a part of a screen: a label, or a row of a list.
    static func isPartial(_ name: String) -> Bool { controls.contains(name) || lists.contains(name) }

    private static let lists: Set<String> = [
        "ForEach", "Form", "Grid", "LazyHGrid", "LazyVGrid", "List", "Section", "Table",
    ]

    /// The names of all these.
    static let names = controls.union(frames)

    private static let frames: Set<String> = [
        "Form", "Group", "GroupBox", "HStack", "LazyHStack", "LazyVStack", "List", "NavigationSplitView",
        "NavigationStack", "NavigationView", "ScrollView", "Section", "VStack", "ZStack",
    ]
}

extension JoinedMethod {
    /// True if it puts a view that it is given into a controller.
    fileprivate var hostsParameter: Bool {
        let names = parameters.map { WiringExpression.name($0.name) }
        return steps.flatMap(\.value.calls).contains { call in
            call.isInitializer && call.name.hasSuffix("HostingController")
                && call.arguments.first.map { $0.label == "rootView" && names.contains($0.value) } == true
        }
    }
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

    /// `createHostingController(LoginView())`: a method of the app's own that hosts what it is given.
    func isHostMaker(_ call: WireCall) -> Bool {
        guard !call.isInitializer, !call.arguments.isEmpty, let makers = hostMakers[call.name] else { return false }
        return makers.contains { ShownParameters.filled(call.labels, of: $0).count == call.labels.count }
    }

    /// The methods by name that give a controller with what they are given in it; a cell that hosts a view shows a row.
    static func hostMakers(_ methods: [String: [OwnedMethod]], isView: (String) -> Bool) -> [String: [JoinedMethod]] {
        methods.compactMapValues { named in
            let makers = named.filter { callee in
                (callee.method.result?.names == ["UIHostingController"] || callee.method.hostsParameter)
                    && !isView(callee.owner)
            }
            return makers.isEmpty ? nil : makers.map(\.method)
        }
    }

    /// Names of closures that make a view of a generic type.
    private static let makers: Set<String> = ["builder", "content", "destination", "popup", "sheet", "view"]

    /// A parameter that is a view of SwiftUI, or a closure that makes one.
    private static func isViewMaker(_ parameter: AppMethod.Parameter) -> Bool {
        guard let type = parameter.type else { return makers.contains(parameter.name) }
        return type.names.contains { $0 == "View" || $0 == "AnyView" }
    }
}
