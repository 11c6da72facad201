import Refactor

/// Ids for the types in opened modules, none of which another node has.
struct TypeIdentifiers {
    private var ids: [[String]: String] = [:]

    /// A type has its own name where only one module has it and nothing else is called like that.
    init(_ graph: ModuleGraph, opened: Set<String>) {
        var taken = Set(graph.names)
        for module in graph.modules where opened.contains(module.name) {
            for role in ModuleRole.allCases {
                for type in module.roles[role] ?? [] where ids[[module.name, type]] == nil {
                    var id = taken.contains(type) ? "\(module.name).\(type)" : type
                    while taken.contains(id) { id += "'" }
                    taken.insert(id)
                    ids[[module.name, type]] = id
                }
            }
        }
    }

    subscript(module: String, type: String) -> String { ids[[module, type]] ?? "\(module).\(type)" }

    /// The id of a protocol that leads to a module; as a type, none can have its first character.
    func port(_ name: String, of module: String) -> String { "◦ \(module).\(name)" }
}
