/// Views of the app's own that frame what they lead to, as links of SwiftUI do:
/// `struct Row<Content: View, Target: View>: View { … var body: some View { NavigationLink(destination: target) { content } } }`,
/// and methods that hand on a closure so: `func row(to target: () -> some View) -> some View { NavigationLink { target() } … }`.
struct LinkFrames: Sendable {
    /// What is shown by such a view, and how.
    struct Link {
        let showing: NavigationCall
        let contents: [WireCall.Argument]
    }

    private struct Frame {
        let showing: NavigationCall
        /// The property of what is led to.
        let target: String
        /// The closures that it is made with, in their order.
        let closures: [String]
    }

    private var frames: [String: Frame] = [:]
    /// The methods of types, and of additions to `View`, by name.
    private var methods: [String: [(owner: String, frame: Frame)]] = [:]

    init(_ names: [String], _ types: [String: JoinedType]) {
        for name in names {
            guard let type = types[name] else { continue }
            guard !type.generics.isEmpty, type.keyword == .struct,
                type.inherits.contains(where: {
                    ["View", "SwiftUI.View", "ViewModifier"].contains($0.names.first ?? "")
                })
            else { continue }
            frames[name] = Self.frame(type)
        }
        // What one round finds, the next builds upon: `row(to:)` may hand on to `link(to:)`.
        for _ in 0..<2 {
            for name in names {
                for method in types[name]?.methods ?? [] where method.name != "init" {
                    guard methods[method.name]?.contains(where: { $0.owner == name }) != true else { continue }
                    if let frame = frame(method) { methods[method.name, default: []].append((name, frame)) }
                }
            }
        }
    }

    /// A method that leads to what a closure makes which it is given.
    private func frame(_ method: JoinedMethod) -> Frame? {
        // A closure that gives what a generic parameter stands for has no type that is known.
        let closures = method.parameters.filter { $0.type?.isIndirect ?? true }
        guard !closures.isEmpty else { return nil }
        for call in method.steps.flatMap(\.value.calls) {
            guard let (showing, placed) = shown(by: call) else { continue }
            let names = placed.compactMap { $0.value.innermostName }
            if let target = closures.first(where: { names.contains($0.name) }) {
                return Frame(showing: showing, target: target.label, closures: closures.map(\.label))
            }
        }
        return nil
    }

    /// What SwiftUI shows by a call, or a modifier of the app's own that is made: `modifier(Pushed(target: target))`.
    private func shown(by call: WireCall) -> (NavigationCall, [WireCall.Argument])? {
        if let showing = NavigationCall.by(name: call.name), let placed = SwiftUIScreens.placed(by: call) {
            return (showing, placed)
        }
        let known = call.isInitializer ? frames[call.name] : methods[call.name]?.first?.frame
        guard let frame = known else { return nil }
        return (frame.showing, call.arguments.filter { $0.label == frame.target })
    }

    private static func frame(_ type: JoinedType) -> Frame? {
        for step in type.methods.filter({ $0.parameters.isEmpty || $0.name == "body" }).flatMap(\.steps) {
            for call in step.value.calls {
                guard let showing = NavigationCall.by(name: call.name),
                    let target = SwiftUIScreens.placed(by: call)?.lazy.compactMap({ $0.value.innermostName })
                        .first(where: { name in type.properties.contains { $0.name == name && isPart($0, of: type) } })
                else { continue }
                return Frame(showing: showing, target: target, closures: closures(of: type))
            }
        }
        return nil
    }

    /// A property that is a view which the type is given, or a closure that makes one.
    private static func isPart(_ property: AppProperty, of type: JoinedType) -> Bool {
        !property.isComputed
            && (property.type.map { $0.names.contains(where: type.generics.contains) } == true
                || isMade(property.name, of: type))
    }

    /// A property whose view a closure makes that the initialiser is given: `self.target = target().erased()`.
    private static func isMade(_ property: String, of type: JoinedType) -> Bool {
        type.methods.contains { method in
            method.name == "init"
                && method.parameters.contains {
                    $0.name == property && $0.type?.isIndirect == true && $0.type?.names == ["View"]
                }
        }
    }

    private static func closures(of type: JoinedType) -> [String] {
        let makers = type.methods.filter { $0.name == "init" }
        guard let maker = makers.max(by: { $0.parameters.count < $1.parameters.count }) else {
            return type.properties.filter { isPart($0, of: type) }.map(\.name)
        }
        return maker.parameters.filter { $0.type?.isIndirect == true }.map(\.label)
    }

    /// What a call leads to by such a view; nil for others.
    func link(by call: WireCall, in owner: String, _ facts: AppFacts) -> Link? {
        guard let frame = frame(of: call, in: owner, facts) else { return nil }
        let named = call.arguments.filter { $0.label == frame.target }
        if !named.isEmpty { return Link(showing: frame.showing, contents: named) }
        // The first closure without a label fills the first that is not named.
        let open = frame.closures.first { closure in !call.labels.contains(closure) }
        guard open == frame.target || frame.closures.last == frame.target,
            let last = call.arguments.last(where: { $0.label.isEmpty })
        else { return nil }
        return Link(showing: frame.showing, contents: [last])
    }

    private func frame(of call: WireCall, in owner: String, _ facts: AppFacts) -> Frame? {
        if call.isInitializer { return frames.isEmpty ? nil : facts.known(call.name, in: owner).flatMap { frames[$0] } }
        guard let known = methods[call.name], UIKinds.isSwiftUIView(owner, facts) else { return nil }
        let isOwn = call.receiver == nil || call.receiver == .name("self")
        let owners = isOwn ? Set(facts.lineage(of: owner).map(\.name)).union(["View"]) : ["View"]
        return known.first { owners.contains($0.owner) }?.frame
    }
}

extension WiringExpression {
    /// The name at the beginning of a chain: `target` of `target().padding()` and of `self.target`.
    fileprivate var innermostName: String? {
        switch self {
        case .name(let name), .member(.name("self"), let name): name
        case .member(let base, _), .cast(let base, _): base.innermostName
        case .call(let call):
            if let receiver = call.receiver {
                receiver.innermostName
            } else if call.isInitializer, let first = call.arguments.first, first.label.isEmpty {
                // `Lazy(target)` frames what it is given.
                first.value.innermostName
            } else {
                call.name
            }
        case .several(let values): values.lazy.compactMap(\.innermostName).first
        case .text, .type, .other: nil
        }
    }
}
