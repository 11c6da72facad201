/// Finds where a module's code goes to other screens: which one, how, and what it hands over.
struct RouteFinder {
    private let places: PlaceOfCode
    private let builtScreens: [BuilderCall]
    private let controller: Controller

    init(places: PlaceOfCode, calls: [BuilderCall]) {
        self.places = places
        builtScreens = calls
        controller = places.source
    }

    func routes() -> [ModuleRoute] {
        var found: [ModuleRoute] = []
        for member in controller.members where member.kind == .method || member.kind == .property {
            let isSwift = controller.language == .swift
            found += prepared(in: member)
            found += member.references.compactMap {
                isSwift ? route(by: $0.fact, in: member) : messageRoute(by: $0.fact, in: member)
            }
        }
        return found.filter { $0.target != "UIAlertController" }
    }

    // MARK: - Calls that show

    private func route(by reference: ReferenceFact, in member: Member) -> ModuleRoute? {
        guard reference.usage == .call, let kind = Self.kind(of: reference) else { return nil }
        var aim = Aim()
        switch kind {
        case .back: break
        case .segue: aim.target = Self.identifier(reference.firstArgument)
        case .embed, .present, .push, .replace, .show:
            guard let first = reference.firstArgument else { return nil }
            aim = self.aim(of: first, in: member)
        }
        return route(kind, aim, in: member, at: reference.range.lowerBound, line: reference.line)
    }

    private func messageRoute(by reference: ReferenceFact, in member: Member) -> ModuleRoute? {
        guard let kind = ObjectiveCRoutes.kind(of: reference), let tree = member.fact.tree else { return nil }
        var aim = Aim()
        switch kind {
        case .back: break
        case .segue: aim.target = Self.identifier(reference.firstArgument)
        case .embed, .present, .push, .replace, .show:
            let found = reference.firstArgument.map { ObjectiveCRoutes(tree: tree).aim(of: $0) }
            aim = Aim(target: found?.target, data: found?.data ?? [])
        }
        return route(kind, aim, in: member, at: reference.range.lowerBound, line: reference.line)
    }

    private static func kind(of reference: ReferenceFact) -> ModuleRoute.Kind? {
        switch (reference.name, reference.labels.first ?? "") {
        case ("pushViewController", _): .push
        case ("present", "_"): reference.labels.contains("animated") ? .present : nil
        case ("show", "_"), ("showDetailViewController", "_"): reference.labels.contains("sender") ? .show : nil
        case ("performSegue", "withIdentifier"): .segue
        case ("setViewControllers", "_"): .replace
        case ("addChild", "_"), ("addChildViewController", "_"): reference.isOnSelf ? .embed : nil
        case ("dismiss", "animated"): reference.isOnSelf ? .back : nil
        case ("popViewController", "animated"), ("popToRootViewController", "animated"): .back
        default: nil
        }
    }

    private func route(
        _ kind: ModuleRoute.Kind, _ aim: Aim, in member: Member, at offset: Int, line: Int
    ) -> ModuleRoute {
        let method = places.controller.members[places.unit(at: offset, of: member)]
        let call = builtScreens.first { $0.unit == method.index && $0.controller == aim.target }
        return ModuleRoute(
            kind: kind, member: member.index, method: method.id, role: places.roles[method.index],
            target: aim.target, data: aim.data,
            builder: call?.builder.name ?? aim.target.flatMap { KnownBuilders(controller.project).call(for: $0) },
            isBuilt: call != nil, line: line)
    }

    // MARK: - What is shown

    private struct Aim {
        var target: String?
        var data: [String] = []
    }

    private func aim(of value: Expression, in member: Member) -> Aim {
        var (value, isAlone) = (value, true)
        if case .array(let elements) = value, let first = elements.first {
            (value, isAlone) = (first, elements.count == 1)
        }
        if let (name, labels, arguments) = value.firstMade {
            guard name.hasSuffix("NavigationController"), let root = arguments.first else {
                return Aim(target: name, data: labels.filter { $0 != "_" && $0 != "{" })
            }
            return aim(of: root, in: member)
        }
        if isAlone, case .name(let name, let offset) = value {
            let local = member.fact.tree?.locals.last { local in
                local.name == name && local.uses.contains { $0.range.lowerBound == offset }
            }
            return local.map { aim(of: $0, in: member) } ?? Aim()
        }
        guard let name = value.firstName, Self.isScreen(name) else { return Aim() }
        return Aim(target: name)
    }

    /// Returns the aim that a local name stands for; of a navigation controller, the screen that is taken out of it.
    private func aim(of local: LocalFact, in member: Member) -> Aim {
        var aim = Self.value(of: local.origin).map(self.made) ?? Aim()
        if aim.target?.hasSuffix("NavigationController") == true {
            let inner = member.fact.tree?.locals.first { other in
                guard case .cast(let value, _, _)? = Self.value(of: other.origin) else { return false }
                return value.starts(with: local.name)
            }
            if let inner { return self.aim(of: inner, in: member) }
        }
        for name in set(on: local, in: member) where !aim.data.contains(name) { aim.data.append(name) }
        return aim
    }

    private func made(by value: Expression) -> Aim {
        switch value {
        case .forced(let inner), .chained(let inner), .attempted(let inner, _), .awaited(let inner): made(by: inner)
        case .cast(_, to: let type, _): Aim(target: identifiers(in: type).first)
        case .call(.name(let name, _), let labels, let arguments): made(named: name, labels, arguments)
        case .call(.type(let name), let labels, let arguments): made(named: name, labels, arguments)
        case .call(.member(let base, _), _, let arguments):
            Aim(target: Self.screen(in: [base].compactMap { $0 } + arguments))
        default: Aim()
        }
    }

    private func made(named name: String, _ labels: [String], _ arguments: [Expression]) -> Aim {
        guard name.first?.isUppercase == true else { return Aim(target: Self.screen(in: arguments)) }
        guard name.hasSuffix("NavigationController"), let root = arguments.first else {
            return Aim(target: name, data: labels.filter { $0 != "_" && $0 != "{" })
        }
        return made(by: root)
    }

    /// The class of a screen that is named: in `DetailController.make()`, in `scene(of: DetailController.self)`.
    private static func screen(in values: [Expression]) -> String? {
        for value in values {
            switch value {
            case .name(let name, _) where isScreen(name), .type(let name) where isScreen(name): return name
            case .member(let base?, name: "self"): if let found = screen(in: [base]) { return found }
            default: continue
            }
        }
        return nil
    }

    private static func isScreen(_ name: String) -> Bool {
        name.first?.isUppercase == true
            && ["Builder", "Controller", "Module", "VC", "Wireframe"].contains(where: name.hasSuffix)
    }

    private static func value(of origin: LocalFact.Origin) -> Expression? {
        switch origin {
        case .binding(_, let value), .unwrapped(_, let value): value
        default: nil
        }
    }

    /// The properties that are set on a local name: `detail.user = user`.
    private func set(on local: LocalFact, in member: Member) -> [String] {
        local.uses.compactMap { use in
            guard let property = use.member, property.usage == .write else { return nil }
            return Self.looks.contains(property.name) ? nil : property.name
        }
    }

    /// The properties for how a screen comes up, which are no data.
    static let looks: Set<String> = [
        "hidesBottomBarWhenPushed", "modalPresentationStyle", "modalTransitionStyle", "title", "transitioningDelegate",
    ]

    // MARK: - Segues

    /// `showDetail` of `withIdentifier: "showDetail"`, or the name of a constant.
    private static func identifier(_ value: Expression?) -> String? {
        value.flatMap { $0.spelling.isEmpty ? nil : $0.spelling }
    }

    /// `let detail = segue.destination as? DetailController` in `prepare(for:sender:)`.
    private func prepared(in member: Member) -> [ModuleRoute] {
        guard member.name == "prepare", member.fact.signature?.parameters.first?.label == "for" else { return [] }
        return (member.fact.tree?.locals ?? []).compactMap { local in
            guard case .cast(_, let type, _)? = Self.value(of: local.origin), let target = identifiers(in: type).first,
                !target.hasSuffix("NavigationController")
            else { return nil }
            let line = controller.file(of: member).line(at: local.declaration.lowerBound)
            let aim = Aim(target: target, data: set(on: local, in: member))
            return route(.segue, aim, in: member, at: local.declaration.lowerBound, line: line)
        }
    }
}

extension Expression {
    /// Returns true if it is something of a local name: `navigation.topViewController`.
    fileprivate func starts(with name: String) -> Bool {
        switch self {
        case .name(let word, _): word == name
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base),
            .chained(let base):
            base.starts(with: name)
        default: false
        }
    }

    /// The object that a chain begins with, where it is made by the name of its class: `DetailController(user: user)`.
    fileprivate var firstMade: (name: String, labels: [String], arguments: [Expression])? {
        switch self {
        case .call(.name(let name, _), let labels, let arguments), .call(.type(let name), let labels, let arguments):
            name.first?.isUppercase == true && isIdentifier(name) ? (name, labels, arguments) : nil
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base),
            .chained(let base), .cast(let base, _, _), .binary(_, let base, _), .choice(let base, _, _):
            base.firstMade
        default: nil
        }
    }

    /// The first name of a chain: `DetailBuilder` of `DetailBuilder.build(user)`.
    fileprivate var firstName: String? {
        if case .choice(let condition, _, _) = self { return condition.firstName }
        switch first {
        case .name(let name, _): return name
        case .type(let name): return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        default: return nil
        }
    }
}
