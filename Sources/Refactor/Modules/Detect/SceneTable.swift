/// Cases of enumerations that stand for screens: `switch route { case .detail(let item): DetailView(item) }`, and static
/// members that are used like them: `static var detail: Route { Route(id: "a") { DetailView() } }`.
struct SceneTable: Sendable {
    /// The screens of each case, by enumeration and case.
    private(set) var screens: [String: [String: Set<String>]] = [:]
    /// The types that choose a screen by a case, by the enumeration.
    private(set) var choosers: [String: Set<String>] = [:]
    /// The enumerations that have a case, of those in the table.
    private(set) var enumerations: [String: Set<String>] = [:]

    var isEmpty: Bool { screens.isEmpty }

    /// Tells for each step of a method which screens it makes or shows.
    typealias Reader = (JoinedMethod, JoinedType) -> [Set<String>]

    /// The table of an app; `reader` is made for each of its parts.
    init(_ facts: AppFacts, by workers: some Workers, reader: @escaping @Sendable () -> Reader) {
        let parts = workers.map(facts.parts) { names in
            var table = SceneTable()
            let screens = reader()
            for name in names {
                guard let type = facts.types[name] else { continue }
                for method in type.methods where method.hasScenes { table.read(method, of: type, facts, screens) }
                for method in type.methods where method.isStatic { table.read(maker: method, of: type, facts, screens) }
            }
            return table
        }
        for part in parts {
            self.screens.merge(part.screens) { $0.merging($1) { $0.union($1) } }
            choosers.merge(part.choosers) { $0.union($1) }
        }
        screens = screens.mapValues { $0.filter { $0.value.count <= Self.mostScreens } }
            .filter { !$0.value.isEmpty && !Self.isManner($0.value) }
        for (name, cases) in screens { for key in cases.keys { enumerations[key, default: []].insert(name) } }
    }

    private init() {}

    /// To how many screens a case may lead: one of more says how something is shown, and not what.
    private static let mostScreens = 4

    /// Returns true if all cases stand for the same few screens: the enumeration says how they are shown.
    private static func isManner(_ cases: [String: Set<String>]) -> Bool {
        let all = Set(cases.values)
        return cases.count > 1 && all.count == 1 && all.first.map { $0.count > 1 } == true
    }

    private mutating func read(
        _ method: JoinedMethod, of type: JoinedType, _ facts: AppFacts, _ shown: Reader
    ) {
        // All branches of a `switch` look at the same.
        var last: (subject: WiringExpression, name: String?)?
        for (step, found) in zip(method.steps, shown(method, type)) where !found.isEmpty {
            guard let scene = step.scene else { continue }
            if last?.subject != scene.subject {
                last = (scene.subject, Self.enumeration(of: scene, in: method, of: type, facts))
            }
            guard let name = last?.name else { continue }
            for key in scene.cases { screens[name, default: [:]][key, default: []].formUnion(found) }
            choosers[name, default: []].insert(type.name)
        }
    }

    /// Reads a static member that makes a value of its type, with what shows screens in it.
    private mutating func read(maker method: JoinedMethod, of type: JoinedType, _ facts: AppFacts, _ shown: Reader) {
        let result = method.result ?? type.properties.first { $0.isStatic && $0.name == method.name }?.type
        guard let result, facts.known(result, in: type.name) == [type.name] || result.names == ["Self"],
            !UIKinds.isSwiftUIView(type.name, facts), !UIKinds.isController(type.name, facts)
        else { return }
        var made: Set<String> = []
        for (step, found) in zip(method.steps, shown(method, type)) where step.makes(type.name, facts) {
            made.formUnion(found)
        }
        if !made.isEmpty, made.count <= 2 { screens[type.name, default: [:]][method.name, default: []].formUnion(made) }
    }

    // MARK: - Enumerations

    /// The enumeration that a `switch` looks at: as it is declared, else the only one that has all its cases.
    static func enumeration(
        of scene: WireScene, in method: JoinedMethod, of type: JoinedType, _ facts: AppFacts
    ) -> String? {
        if let mention = declared(scene.subject, in: method, of: type, facts) {
            return facts.known(mention, in: type.name).first { facts.keyword(of: $0) == .enum }
        }
        if scene.subject == .name("self") { return facts.keyword(of: type.name) == .enum ? type.name : nil }
        let wanted = Set(method.steps.filter { $0.scene?.subject == scene.subject }.flatMap { $0.scene?.cases ?? [] })
        guard wanted.count > 1 else { return nil }
        let fitting = facts.enumerations(with: wanted)
        return fitting.count == 1 ? fitting[0] : nil
    }

    private static func declared(
        _ subject: WiringExpression, in method: JoinedMethod, of type: JoinedType, _ facts: AppFacts
    ) -> TypeNames? {
        switch subject {
        case .name(let name), .member(.name("self"), let name):
            if let parameter = method.parameters.last(where: { $0.name == name }) { return parameter.type }
            return facts.lineage(of: type.name).lazy.flatMap(\.properties).first { $0.name == name }?.type
        case .member, .call, .text, .type, .cast, .several, .other: return nil
        }
    }
}

extension WireStep {
    /// Returns true if it is a call that another one is given: it stands in a closure.
    func isHanded(among calls: Set<ObjectIdentifier>) -> Bool {
        guard kind == .call, case .call(let call) = value else { return false }
        return calls.contains(ObjectIdentifier(call))
    }

    /// Returns true if it makes a value of a type: by its name, or as the value of a member of it.
    func makes(_ type: String, _ facts: AppFacts) -> Bool {
        value.calls.contains { $0.isInitializer && ($0.name == "Self" || facts.known($0.name, in: type) == type) }
    }
}

extension JoinedMethod {
    /// The calls that others are given, such as those in their closures.
    var handedCalls: Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        for call in steps.flatMap(\.value.calls) {
            for argument in call.arguments { argument.value.eachCall { found.insert(ObjectIdentifier($0)) } }
        }
        return found
    }

    /// True if steps of it stand in branches of a `switch`.
    var hasScenes: Bool { steps.contains { $0.scene != nil } }

    /// Its steps without those of branches that are not taken where some cases are named.
    func steps(naming named: Set<String>) -> [WireStep] {
        if named.isEmpty { return steps }
        let chosen = named.intersection(steps.flatMap { $0.scene?.cases ?? [] })
        if chosen.isEmpty { return steps }
        return steps.filter { $0.scene?.isTaken(by: chosen) ?? true }
    }
}
