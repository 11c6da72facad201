/// Finds who leads where by naming a case that stands for a screen: `sheet = .settings`, `router.open(.detail(item))`.
///
/// A class, since it collects while it walks.
final class SceneUse {
    let map: ModuleMap
    let resolver: WireResolver
    private let table: SceneTable
    let owners: (String) -> [String]
    private let methodUsers: MethodUsers
    private var found: [ModuleEdge] = []
    /// The cases that methods name which no module owns: whoever calls one leads there.
    var lent: [ObjectIdentifier: [Mention]] = [:]
    /// The names of those methods.
    var lentNames: Set<String> = []

    var facts: AppFacts { map.facts }

    private init(
        _ map: ModuleMap, _ knowledge: WireKnowledge, _ table: SceneTable, _ owners: @escaping (String) -> [String]
    ) {
        self.map = map
        resolver = WireResolver(knowledge)
        methodUsers = MethodUsers(map)
        self.table = table
        self.owners = owners
    }

    /// Adds the edges that cases tell; where such a case is looked at, nothing is led to.
    static func settle(
        _ found: inout FoundEdges, of map: ModuleMap, _ knowledge: WireKnowledge,
        owners: @escaping (String) -> [String], by workers: some Workers
    ) {
        let table = SceneTable(map.facts, by: workers) {
            let resolver = WireResolver(knowledge)
            let methods = BranchMethods(map, resolver)
            return { screens(in: $0, of: $1, map, resolver, methods) }
        }
        if table.isEmpty { return }
        let use = SceneUse(map, knowledge, table, owners)
        for name in map.facts.names { use.read(name) }
        use.readCalls()
        found.edges = UnsaidCases(map: map, table: table).dropped(from: found.edges)
        let known = Set(found.edges.filter { $0.kind == .route }.map { $0.from + ">" + $0.to })
        found.edges += use.found.filter { !known.contains($0.from + ">" + $0.to) }
    }

    /// The types by which each step in a branch makes or shows screens of modules; what other branches name is not known
    /// there.
    private static func screens(
        in method: JoinedMethod, of type: JoinedType, _ map: ModuleMap, _ resolver: WireResolver,
        _ methods: BranchMethods
    ) -> [Set<String>] {
        var outside = WireScope(of: method, owner: type.name)
        var inside: [ObjectIdentifier: WireScope] = [:]
        let handed = method.handedCalls
        return method.steps.map { step in
            if step.isHanded(among: handed) { return [] }
            guard let scene = step.scene.map(ObjectIdentifier.init) else {
                let made = method.isStatic && step.makes(type.name, map.facts) ? shown(by: step, outside, resolver) : []
                resolver.note(step, in: &outside)
                return made.filter { !map.destinations([$0]).isEmpty }
            }
            let shown = shown(by: step, inside[scene] ?? outside, resolver)
            resolver.note(step, in: &inside[scene, default: outside])
            let led = shown.filter { !map.destinations([$0]).isEmpty }
            return led.isEmpty ? methods.screens(calledIn: step, of: method, type) : led
        }
    }

    static func shown(by step: WireStep, _ scope: WireScope, _ resolver: WireResolver) -> Set<String> {
        var types: Set<String> = []
        let isWhole = { (call: WireCall) in Self.isWhole(call, scope, resolver.facts) }
        for call in step.value.calls(notIn: isWhole) {
            if call.isInitializer || step.kind == .give { types.formUnion(resolver.types(of: .call(call), in: scope)) }
            // `case .login: LoginFactory.makeLoginView()`: nothing but a builder of views gives one by a bare call.
            if step.scene != nil, step.value == .call(call), call.receiver != nil, !call.isInitializer {
                let given = resolver.types(of: step.value, in: scope)
                types.formUnion(given.filter { UIKinds.isSwiftUIView($0, resolver.facts) })
            }
            if NavigationCall.direct(call) != nil, let shown = call.arguments.first?.value {
                types.formUnion(resolver.types(of: shown, in: scope))
            }
        }
        return types
    }

    /// Returns true if what stands in a call is a part of the view that it makes, and no screen of its own.
    private static func isWhole(_ call: WireCall, _ scope: WireScope, _ facts: AppFacts) -> Bool {
        guard call.isInitializer, let type = facts.known(call.name, in: scope.owner) else {
            return ViewFrames.controls.contains(call.name)
        }
        return UIKinds.isSwiftUIView(type, facts) && !ViewFrames.isFrame(type, facts)
    }

    // MARK: - Mentions

    /// A case that stands for screens, and the words of what it is set or handed to.
    struct Mention: Hashable {
        let enumeration: String
        let key: String
        let words: Set<String>

        /// The same, with the words of the call alone.
        fileprivate func saying(_ words: Set<String>) -> Mention {
            Mention(enumeration: enumeration, key: key, words: words)
        }
    }

    private func read(_ type: String) {
        let all = owners(type)
        let modules = all.filter { $0 != ModuleMap.app }
        guard let joined = facts.types[type], !modules.isEmpty || mayLend(type) else { return }
        for method in joined.methods {
            for step in method.steps {
                for (mention, line) in mentions(in: step, of: type) {
                    if modules.isEmpty { lend(mention, by: method) }
                    let users = modules.filter { methodUsers.uses(method, of: joined, in: $0, among: all) }
                    add(mention, from: choosing(by: mention, among: users), type, at: "\(method.file):\(line)")
                }
            }
        }
    }

    /// Of several modules that share who tells a case, those lead on whose types choose by it, or inherit what does; all
    /// where none does.
    private func choosing(by mention: Mention, among modules: [String]) -> [String] {
        guard modules.count > 1, let choosers = table.choosers[mention.enumeration] else { return modules }
        let heirs = choosers.reduce(into: choosers) { found, chooser in
            if facts.keyword(of: chooser) == .class { found.formUnion(facts.implementers(of: chooser)) }
        }
        let owners = Set(heirs.flatMap { map.module(of: $0).map { [$0] } ?? map.sharers(of: $0) })
        let choosing = modules.filter(owners.contains)
        return choosing.isEmpty ? modules : choosing
    }

    /// The screens of a case.
    func screens(of mention: Mention) -> Set<String> { table.screens[mention.enumeration]?[mention.key] ?? [] }

    func add(_ mention: Mention, from modules: [String], _ type: String, at place: String) {
        for screen in screens(of: mention).sorted() {
            for target in map.destinations([screen]) {
                for module in modules where module != target || Self.label(of: mention.words) == "push" {
                    found.append(
                        ModuleEdge(
                            from: module, to: target, kind: .route, label: Self.label(of: mention.words),
                            via: mention.enumeration, evidence: place
                        ).between(type, map.isMember(screen) ? screen : ""))
                }
            }
        }
    }

    private static func label(of words: Set<String>) -> String {
        if !words.isDisjoint(with: ["cover", "modal", "popup", "present", "presented", "sheet"]) { return "present" }
        return words.isDisjoint(with: ["append", "link", "navigate", "path", "push"]) ? "show" : "push"
    }

    /// The cases that a step sets something to or hands over.
    private func mentions(in step: WireStep, of type: String) -> [(mention: Mention, line: Int)] {
        var found: [(mention: Mention, line: Int)] = []
        if case .assign(let target) = step.kind {
            let named = named(in: step.value, Self.words(of: target.lastName), declared(target, of: type), of: type)
            found += named.map { ($0, step.line) }
        }
        step.value.eachCall { call in
            // Who is told what happened leads on by itself.
            if call.receiver?.lastName.hasSuffix("elegate") == true { return }
            let told = call.arguments.isEmpty ? nil : told(by: call, in: type)
            // A screen that is made with a case, and chooses by it, leads on by itself too.
            let made = call.isInitializer ? facts.known(call.name, in: type) : nil
            let screen = made.flatMap { isLeading($0) ? $0 : nil }
            let start = found.count
            defer { if let screen { found[start...].removeAll { isChosen($0.mention, by: screen) } } }
            for argument in call.arguments {
                let words = Self.words(of: call.name).union(Self.words(of: argument.label))
                let declared = told ?? declared(argument.label, of: call, in: type)
                if let told, isChoice(of: told) {
                    found += named(in: argument.value, words.union(Self.leading), told, of: type)
                        .map { ($0.saying(words), call.line) }
                    continue
                }
                found += named(in: argument.value, words, declared, of: type).map { ($0, call.line) }
            }
        }
        return found
    }

    /// Returns true for a controller that is no container of others.
    private func isLeading(_ type: String) -> Bool {
        UIKinds.isController(type, facts) && !UIKinds.isTabBar(type, facts) && !UIKinds.isNavigation(type, facts)
    }

    private func isChosen(_ mention: Mention, by screen: String) -> Bool {
        table.choosers[mention.enumeration]?.contains(screen) == true
    }

    /// The cases of the table that a value names or may name, and those that they carry: `.settings(.privacy)`.
    private func named(
        in value: WiringExpression, _ words: Set<String>, _ declared: [String]?, of type: String, depth: Int = 0
    ) -> [Mention] {
        var found: [Mention] = []
        for choice in value.choices {
            guard let (base, key) = choice.namedCase else { continue }
            if table.enumerations[key] != nil, let mention = mention(choice, words, declared, of: type) {
                found.append(mention)
            }
            guard depth < 3, case .call(let call) = choice, !call.arguments.isEmpty else { continue }
            if base == nil, key == "init" {
                for argument in call.arguments {
                    let types = declared?.flatMap { facts.makerTypes(labelled: argument.label, of: $0) } ?? []
                    let words = words.union(Self.words(of: argument.label))
                    if !types.isEmpty { found += named(in: argument.value, words, types, of: type, depth: depth + 1) }
                }
                continue
            }
            let outer = base.map { [$0.pathName.flatMap { facts.known($0, in: type) }].compactMap { $0 } } ?? declared
            for (index, argument) in call.arguments.enumerated() {
                let types = facts.carriedTypes(at: index, labelled: argument.label, by: key, of: outer)
                if !types.isEmpty { found += named(in: argument.value, words, types, of: type, depth: depth + 1) }
            }
        }
        return found
    }

    /// A case of the table that an expression names: by its type, by what it is set to, or where only one may be meant.
    private func mention(
        _ value: WiringExpression, _ words: Set<String>, _ declared: [String]?, of type: String
    ) -> Mention? {
        guard let (base, key) = value.namedCase, let candidates = table.enumerations[key] else { return nil }
        var meant: String?
        if let base {
            meant = base.pathName.flatMap { facts.known($0, in: type) }
        } else if let declared {
            meant = declared.first(where: candidates.contains)
        } else if candidates.count == 1, !words.isDisjoint(with: Self.leading) {
            meant = candidates.first
        }
        guard let meant, candidates.contains(meant) else { return nil }
        // A mode that is set, or an action that is reported, leads nowhere by itself.
        let kind = Self.words(of: RoleNames.lastWord(of: meant))
        let named = kind.isDisjoint(with: Self.states) ? words.union(kind) : words
        return named.isDisjoint(with: Self.leading) ? nil : Mention(enumeration: meant, key: key, words: words)
    }

    /// The types that a property is declared with; nil where that is not known.
    private func declared(_ target: WiringExpression, of type: String) -> [String]? {
        let owners: [String]
        switch target {
        case .name, .member(.name("self"), _): owners = [type]
        case .member(let base, _): owners = resolver.types(of: base, in: WireScope(owner: type)).sorted()
        case .call, .text, .type, .cast, .several, .other: return nil
        }
        let properties = owners.flatMap { facts.lineage(of: $0) }.flatMap(\.properties)
        let mention = properties.first { $0.name == target.lastName }?.type
        return mention.map { facts.known($0, in: type) }
    }

    /// The types that the parameters which a call may fill by a label are declared with; nil where none is known.
    private func declared(_ label: String, of call: WireCall, in type: String) -> [String]? {
        if call.isInitializer, let made = facts.known(call.name, in: type) {
            let property = facts.types[made]?.properties.first { $0.name == label }
            let makers = facts.makerTypes(labelled: label, of: made)
            return property?.type.map { facts.known($0, in: made) } ?? (makers.isEmpty ? nil : makers)
        }
        if call.isInitializer, facts.addedMaker(of: call) != nil {
            return facts.makerTypes(labelled: label, of: call.name)
        }
        if call.isInitializer { return [] }
        let found = facts.methods(named: call.name).flatMap { callee in
            callee.method.parameters.filter { $0.label == label }.flatMap { facts.known($0.type, in: callee.owner) }
        }
        return found.isEmpty ? nil : found
    }

    /// The types that a closure which its own type holds is told; nil for other calls.
    private func told(by call: WireCall, in type: String) -> [String]? {
        guard !call.isInitializer, call.receiver == nil || call.receiver == .name("self") else { return nil }
        let held = facts.lineage(of: type).flatMap(\.properties).first { $0.name == call.name }?.type
        let told = held?.arguments.flatMap { facts.known($0, in: type) } ?? []
        return told.isEmpty ? nil : told
    }

    /// Returns true if the cases of an enumeration stand for several screens: whoever is told one by a closure leads there.
    private func isChoice(of types: [String]) -> Bool {
        types.contains { name in
            Set((table.screens[name] ?? [:]).values).count >= Self.fewestTold
                && Self.words(of: RoleNames.lastWord(of: name)).isDisjoint(with: Self.states)
        }
    }

    private static let fewestTold = 2

    /// Words in names of what a screen is in, and that is no other screen: `ScreenState`.
    private static let states: Set<String> = ["mode", "phase", "state", "status"]

    private static func words(of name: String) -> Set<String> { Set(NavigationCall.camelWords(name)) }

    /// Words in names of what leads on by such cases.
    private static let leading: Set<String> = [
        "cover", "destination", "modal", "navigate", "navigation", "open", "path", "popup", "present", "presented",
        "push",
        "route", "router", "scene", "screen", "screens", "sheet", "sheets", "show", "transition", "trigger",
    ]
}
