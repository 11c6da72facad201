/// Follows the parameters of a method through its body, to where they are shown.
struct ShownBody {
    private let method: JoinedMethod
    private let type: JoinedType
    private let facts: AppFacts
    private let known: ShownParameters
    /// True if what it makes of its own type is as if it showed itself: `static func present(from:)`.
    private let makesItself: Bool
    /// The parameters that a local name may stand for.
    private var names: [String: Set<Int>] = [:]
    /// The parameters that its own properties were set to.
    private var held: [String: Set<Int>] = [:]
    private(set) var found: ShownParameters.Positions = [:]
    /// The parameters by or in which something is shown.
    private(set) var showers: Set<Int> = []

    init(
        _ method: JoinedMethod, of type: JoinedType, observing isObserved: Bool, isScreen: Bool, _ facts: AppFacts,
        _ known: ShownParameters
    ) {
        makesItself = isScreen && method.isStatic
        self.method = method
        self.type = type
        self.facts = facts
        self.known = known
        if isObserved {
            names = ["newValue": [0], method.name: [0]]
        } else {
            if isScreen, !method.isStatic { names["self"] = [Self.itself] }
            for (index, parameter) in method.parameters.enumerated()
            where !Self.isSource(parameter.label) && Self.mayBeScreen(parameter.type) {
                names[parameter.name] = [index]
            }
        }
    }

    /// In the place of a parameter's position: the screen whose method it is.
    static let itself = -1

    /// Labels of what a screen is shown by or in, which is never shown itself.
    private static let sources: Set<String> = [
        "above", "anchor", "animated", "at", "by", "container", "for", "from", "fromView", "fromViewController", "in",
        "inView",
        "into", "on", "owner", "presenting", "presentingController", "onView", "over", "parent", "presenter",
        "presentingViewController", "sender", "source",
        "sourceView", "using", "via", "view", "window",
    ]

    /// Returns true if what has such a label shows, and is not shown: `from`, `inController`.
    static func isSource(_ label: String) -> Bool {
        sources.contains(label) || label.hasSuffix("elegate") || NavigationCall.endsWithSource(label)
    }

    static func mayBeScreen(_ type: TypeNames?) -> Bool {
        guard let name = type?.names.first else { return true }
        return !plain.contains(name)
    }

    private static let plain: Set<String> = [
        "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double", "Error", "Float", "IndexPath",
        "Int",
        "NSString", "NSURL", "String", "TimeInterval", "URL", "UIColor", "UIImage", "Void", "NSInteger", "BOOL",
    ]

    mutating func read() {
        guard !names.isEmpty || makesItself else { return }
        for step in method.steps {
            for call in step.value.calls { read(call) }
            switch step.kind {
            case .assign(let target): assigned(roots(of: step.value), to: target)
            case .local(let name, _):
                let roots = roots(of: step.value)
                names[name] = roots.isEmpty && name != "$0" ? (names[name] != nil ? [] : nil) : roots
            case .call, .give: break
            }
        }
    }

    private mutating func show(_ roots: Set<Int>, as showing: NavigationCall) {
        // What becomes a child and is presented then, is presented.
        for root in roots where found[root] == nil || found[root]?.label == "embed" && showing.label == "present" {
            found[root] = showing
        }
    }

    private mutating func assigned(_ roots: Set<Int>, to target: WiringExpression) {
        let name = target.lastName
        if target.isOwn(name), names[name] == nil { held[Self.plain(name)] = roots }
        guard !roots.isEmpty else { return }
        if let set = NavigationCall.assigned[name], !isKept(target) {
            let isPlain =
                name == "viewControllers" && target.isOwn(name) && UIKinds.isController(type.name, facts)
                && !UIKinds.isNavigation(type.name, facts)
            let showing = isPlain ? NavigationCall(kind: .child, label: "embed") : set
            var isTab = UIKinds.isTabBar(type.name, facts)
            if case .member(let base, _) = target, base != .name("self") { isTab = isTabBar(base) }
            show(roots, as: isTab && name == "viewControllers" ? .tab : showing)
        } else if target.isOwn(name), name != method.name,
            let showing = known.showing(property: name, of: facts.lineage(of: type.name))
        {
            show(roots, as: showing)
        }
    }

    /// The name of the property behind a variable of Objective-C.
    private static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    /// Whoever is no screen itself keeps what it is given to show others from.
    private func isKept(_ target: WiringExpression) -> Bool {
        target.isOwn(target.lastName) && facts.keeps(target.lastName, in: type.name)
    }

    /// Labels of who shows.
    private static let showing: Set<String> = [
        "from", "fromViewController", "on", "presentingViewController", "sender",
    ]

    /// The parameter at the beginning of a chain of members.
    private func beginning(of wire: WiringExpression) -> Set<Int> {
        switch wire {
        case .name(let name): names[name] ?? []
        case .member(let base, _): beginning(of: base)
        case .cast(let value, _): beginning(of: value)
        default: []
        }
    }

    private mutating func read(_ call: WireCall) {
        let shows = NavigationCall.direct(call) != nil
        if shows, let receiver = call.receiver { showers.formUnion(beginning(of: receiver)) }
        for argument in call.arguments where Self.showing.contains(argument.label) {
            showers.formUnion(beginning(of: argument.value))
        }
        guard let first = call.arguments.first else { return }
        if let showing = NavigationCall.direct(call) {
            let isTab = call.receiver.map(isTabBar) ?? UIKinds.isTabBar(type.name, facts)
            if call.name == "setViewControllers", isTab { return show(roots(of: first.value), as: .tab) }
            return show(roots(of: first.value), as: showing)
        }
        if NavigationCall.subviews.contains(call.name), case .member(let base, "view") = first.value {
            return show(roots(of: base), as: NavigationCall(kind: .child, label: "embed"))
        }
        guard known.mayShow(call.name) else { return }
        for (argument, showing) in known.shown(by: call, among: callees(of: call)) {
            show(roots(of: call.arguments[argument].value), as: showing)
        }
    }

    /// Returns true if something is a tab bar, by its own name or by that of a parameter's type.
    private func isTabBar(_ wire: WiringExpression) -> Bool {
        if wire == .name("self") { return UIKinds.isTabBar(type.name, facts) }
        let name = wire.lastName
        if ["tab", "page"].contains(where: name.lowercased().contains) { return true }
        let declared =
            method.parameters.last { $0.name == name }?.type ?? type.properties.first { $0.name == name }?.type
        return declared.map { UIKinds.isTabBar($0, facts) } ?? false
    }

    /// The methods of its own, or of what it may be sent to, that a call means by its name.
    private func callees(of call: WireCall) -> [AppFacts.OwnedMethod] {
        let isOwn = call.receiver == nil || call.receiver == .name("self") || call.receiver == .name("super")
        let own = isOwn ? facts.lineage(of: type.name) : []
        for owner in own {
            let fitting = owner.methods.filter { $0.name == call.name && !$0.isRequirement }
            if !fitting.isEmpty { return fitting.map { AppFacts.OwnedMethod(owner: owner.name, method: $0) } }
        }
        return isOwn ? facts.addedMethods(named: call.name) : facts.methods(named: call.name)
    }

    // MARK: - Values

    /// The parameters that an expression is, or is made to show.
    private func roots(of wire: WiringExpression, depth: Int = 0) -> Set<Int> {
        guard depth < 8 else { return [] }
        switch wire {
        case .name(let name): return names[name] ?? held[Self.plain(name)] ?? []
        case .member(.name("self"), let name) where held[name] != nil: return held[name] ?? []
        case .member(let base, let name):
            // What it holds is not itself.
            let isScreen = Self.facets.contains(name) || holds(base, screen: name)
            return isScreen ? roots(of: base, depth: depth + 1).subtracting([Self.itself]) : []
        case .cast(let value, _): return roots(of: value, depth: depth + 1)
        case .several(let values):
            // `[self, detail]`: whoever leads on to another screen stays where it is.
            let isBelow = values.count > 1 && values.last != .name("self")
            let found: Set<Int> = values.reduce(into: []) { $0.formUnion(roots(of: $1, depth: depth + 1)) }
            return isBelow ? found.subtracting([Self.itself]) : found
        case .call(let call): return roots(of: call, depth: depth + 1)
        case .text, .type, .other: return []
        }
    }

    /// Returns true if a parameter is no screen but holds one by a property: `tab.content` of `tab: Tab`.
    private func holds(_ base: WiringExpression, screen name: String) -> Bool {
        guard case .name(let parameter) = base,
            let mention = method.parameters.last(where: { $0.name == parameter })?.type
        else { return false }
        return facts.known(mention, in: type.name).contains { owner in
            !UIKinds.isController(owner, facts)
                && facts.types[owner]?.properties.first { $0.name == name }?.type
                    .map { UIKinds.isController($0, facts) } == true
        }
    }

    static let facets = WireVocabulary.all.facets.union([
        "controller", "toPresent", "uiViewController", "vc", "viewController",
    ])

    private func roots(of call: WireCall, depth: Int) -> Set<Int> {
        if call.isInitializer {
            if makesItself, call.name == "Self" || facts.known(call.name, in: type.name) == type.name {
                return [Self.itself]
            }
            return call.arguments.reduce(into: []) { found, argument in
                if WireResolver.contentLabels.contains(argument.label) || call.name.hasSuffix("NavigationController") {
                    found.formUnion(roots(of: argument.value, depth: depth))
                }
            }
        }
        guard let receiver = call.receiver else {
            // `Screen.init()` of a parameter that is a type.
            return call.arguments.isEmpty ? names[call.name] ?? [] : []
        }
        let meant = roots(of: receiver, depth: depth).subtracting([Self.itself])
        if call.arguments.isEmpty { return Self.makers.contains(call.name) ? meant : [] }
        return call.name == "init" || call.name.hasSuffix("ap") ? meant : []
    }

    private static let makers: Set<String> = ["init", "toPresent", "toPresentable", "viewController"]
}
