/// The modules in which views, cells and view models of no module are used: what these lead to, those lead to.
struct TypeUsers: Sendable {
    private let map: ModuleMap
    /// The types that mention a type of no module, by its name.
    private var users: [String: Set<String>] = [:]
    /// The modules in whose drawn scenes a view of no module stands: others that mention it only know it.
    private var places: [String: Set<String>] = [:]

    /// From how many modules on a type is used everywhere.
    private static let most = 8

    init(_ map: ModuleMap, by workers: some Workers) {
        self.map = map
        let orphans = Set(map.facts.names.filter { Self.isOrphan($0, map) })
        guard !orphans.isEmpty else { return }
        for part in workers.map(map.facts.parts, { Self.mentions(of: orphans, in: $0, map.facts) }) {
            users.merge(part) { $0.union($1) }
        }
        for file in map.facts.interfaces.files {
            for scene in file.scenes { place(scene, orphans) }
        }
    }

    private mutating func place(_ scene: InterfaceScene, _ orphans: Set<String>) {
        guard let type = scene.className.flatMap({ map.facts.known($0) }), let module = map.module(of: type) else {
            return
        }
        for view in scene.views {
            guard let name = map.facts.known(view.className), orphans.contains(name) else { continue }
            places[name, default: []].insert(module)
        }
    }

    /// A type that nobody owns and that does not compose: its name says no more than that it is a part of something.
    private static func isOrphan(_ name: String, _ map: ModuleMap) -> Bool {
        guard let type = map.facts.types[name], type.keyword == .class || type.keyword == .struct,
            map.module(of: name) == nil, type.methods.contains(where: { !$0.steps.isEmpty })
        else { return false }
        let word = RoleNames.withoutImplementation(name)
        return UIKinds.isView(name, map.facts) || parts.contains(where: word.hasSuffix)
    }

    private static let parts = [
        "Adapter", "Cell", "CellController", "DataSource", "Handler", "Header", "Item", "Menu", "Model", "Picker",
        "Provider",
        "SectionController", "View", "ViewModel",
    ]

    private static func mentions(
        of orphans: Set<String>, in names: ArraySlice<String>, _ facts: AppFacts
    ) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for owner in names {
            guard let type = facts.types[owner] else { continue }
            var seen: Set<String> = []
            func note(_ name: String) {
                guard seen.insert(name).inserted, let known = facts.known(name, in: owner), known != owner,
                    orphans.contains(known)
                else { return }
                found[known, default: []].insert(owner)
            }
            for property in type.properties {
                property.type?.allNames.forEach(note)
                property.value?.eachTypeName(note)
            }
            for method in type.methods {
                for parameter in method.parameters { parameter.type?.allNames.forEach(note) }
                for step in method.steps {
                    if case .local(_, let mention) = step.kind { mention?.allNames.forEach(note) }
                    step.value.eachTypeName(note)
                }
            }
        }
        return found
    }

    /// The modules that use a type, through others of no module too; none where nobody does or very many do.
    func modules(using name: String) -> [String] {
        if let found = places[name] { return found.count <= Self.most ? found.sorted() : [] }
        var found: Set<String> = []
        var seen: Set<String> = [name]
        var open = users[name] ?? []
        for _ in 0..<3 where !open.isEmpty {
            var next: Set<String> = []
            for user in open where seen.insert(user).inserted {
                if let module = map.module(of: user) {
                    if module != ModuleMap.app { found.insert(module) }
                } else {
                    next.formUnion(users[user] ?? [])
                }
            }
            open = next
        }
        return found.count <= Self.most ? found.sorted() : []
    }
}

extension WiringExpression {
    /// Hands on all names in an expression that types may have.
    func eachTypeName(_ body: (String) -> Void) {
        switch self {
        case .name(let name): if name.isCapitalized { body(name) }
        case .member(let base, _): base.eachTypeName(body)
        case .call(let call):
            if call.receiver == nil, call.name.isCapitalized { body(call.name) }
            call.receiver?.eachTypeName(body)
            for generic in call.generics { generic.allNames.forEach(body) }
            for argument in call.arguments { argument.value.eachTypeName(body) }
        case .type(let mention): mention.allNames.forEach(body)
        case .cast(let value, let mention):
            mention.allNames.forEach(body)
            value.eachTypeName(body)
        case .several(let values): for value in values { value.eachTypeName(body) }
        case .text, .other: return
        }
    }
}
