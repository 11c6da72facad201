/// Finds whom a module reports back to: those who implement its delegate and lead to it or contain it.
struct OutputFinder {
    let map: ModuleMap
    let knowledge: WireKnowledge
    /// The pairs of modules of which one leads to, contains, makes or adapts the other: `from>to`.
    private let tied: Set<String>

    init(_ map: ModuleMap, _ knowledge: WireKnowledge, edges: [ModuleEdge]) {
        self.map = map
        self.knowledge = knowledge
        tied = Set(edges.map { $0.from + ">" + $0.to })
    }

    var edges: [ModuleEdge] {
        map.facts.names.flatMap { name -> [ModuleEdge] in
            guard let type = map.facts.types[name], type.keyword != .protocol, let module = map.module(of: name),
                module != ModuleMap.app
            else { return [] }
            return type.properties.flatMap { property in edges(of: property, type, module) }
        }
    }

    private func edges(of property: AppProperty, _ type: JoinedType, _ module: String) -> [ModuleEdge] {
        guard !property.isStatic else { return [] }
        return map.facts.known(property.type, in: type.name).flatMap { name -> [ModuleEdge] in
            guard map.facts.isProtocol(name), isReport(name, property.name) else { return [] }
            let parties = map.facts.parties(of: name)
            let receivers = parties.flatMap { told(by: $0) }
            guard !receivers.contains(module) else { return [] }
            let assigned = Set(
                (knowledge.assigned[type.name]?[property.name] ?? []).compactMap { map.module(of: $0) })
            return Set(receivers).sorted().filter { receiver in
                tied.contains(receiver + ">" + module) || assigned.contains(receiver)
            }.map { receiver in
                ModuleEdge(
                    from: module, to: receiver, kind: .output, label: label(name), via: name,
                    evidence: property.place
                ).between(type.name, parties.first { map.module(of: $0) == receiver } ?? "")
            }
        }
    }

    /// The module that a receiver is a part of; an adapter passes on what it is told.
    private func told(by name: String) -> [String] {
        let own = map.module(of: name).map { [$0] } ?? []
        guard let type = map.facts.types[name], RoleNames.withoutImplementation(name).hasSuffix("Adapter") else {
            return own
        }
        let behind = type.properties.flatMap { property -> [String] in
            map.facts.known(property.type, in: name).filter { isReport($0, property.name) }
                .flatMap { map.facts.parties(of: $0) }.filter { $0 != name }.compactMap { map.module(of: $0) }
        }
        return behind.isEmpty ? own : behind
    }

    private func isReport(_ type: String, _ property: String) -> Bool {
        let word = property.lowercased()
        return ["Delegate", "Listener", "Output", "Parent"].contains { type.hasSuffix($0) }
            || ["delegate", "listener", "output"].contains { word.hasSuffix($0) } && !type.hasSuffix("DataSource")
    }

    private func label(_ type: String) -> String {
        type.hasSuffix("Listener") ? "listener" : type.hasSuffix("Output") ? "output" : "delegate"
    }
}
