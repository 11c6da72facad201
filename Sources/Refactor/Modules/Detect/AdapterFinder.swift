/// Finds what translates a protocol that one module requires into what another provides.
struct AdapterFinder {
    let map: ModuleMap
    let resolver: WireResolver
    /// The modules that ask for a protocol.
    let asked: [String: [String: String]]

    var edges: [ModuleEdge] { registered + wrapped }

    private var registered: [ModuleEdge] {
        map.registrations.adapters.flatMap { adapter -> [ModuleEdge] in
            let targets = map.modules(for: adapter.required)
            return callers(of: adapter.required).flatMap { caller in
                targets.filter { $0 != caller }.map { target in
                    let provided = adapter.provided.isEmpty ? "" : " -> " + adapter.provided
                    return ModuleEdge(
                        from: caller, to: target, kind: .adapter, label: "required to provided",
                        via: adapter.required + provided, evidence: adapter.place)
                }
            }
        }
    }

    /// Returns the modules that route to the protocol; else those whose name it begins with:
    /// `NoteListRequiredEditorInput`.
    private func callers(of required: String) -> [String] {
        if let asked = asked[required] { return asked.keys.sorted() }
        let plain = map.roles.plain(required)
        return map.modules.keys.filter { plain.hasPrefix($0) && plain.contains("Required") }.sorted()
    }

    /// A class that is made to look like what one module requires and passes on to another.
    private var wrapped: [ModuleEdge] {
        let adapters = map.facts.names.compactMap { map.facts.types[$0] }.filter { type in
            (type.keyword == .class || type.keyword == .struct)
                && RoleNames.withoutImplementation(type.name).hasSuffix("Adapter")
        }
        guard !adapters.isEmpty else { return [] }
        let holders = self.holders
        return adapters.flatMap { type -> [ModuleEdge] in
            let required = map.facts.ancestors(of: type.name).filter { map.facts.isProtocol($0) }
            let callers = Set(required.flatMap { (holders[$0] ?? []).union(self.callers(of: $0)) })
            return type.properties.flatMap { edges(from: callers, type, $0) }
        }
    }

    /// An adapter that stands in a module is that module's; others serve those who ask for what they look like.
    private func edges(from callers: Set<String>, _ type: JoinedType, _ property: AppProperty) -> [ModuleEdge] {
        guard property.strength == .strong else { return [] }
        let declared = map.facts.known(property.type, in: type.name)
        let held = declared.isEmpty ? resolver.property(property.name, of: type.name) ?? [] : Set(declared)
        let own = map.module(of: type.name) ?? ModuleMap.app
        return map.adapted(held).flatMap { target in
            (own == ModuleMap.app || own == target ? callers.sorted() : [own]).filter { $0 != target }.map { caller in
                ModuleEdge(
                    from: caller, to: target, kind: .adapter,
                    label: adapted(type) + " to " + (held.sorted().first ?? ""), via: type.name,
                    evidence: property.place)
            }
        }
    }

    /// The modules whose parts hold something by a protocol; not those that report to it.
    private var holders: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for name in map.facts.names where map.isMember(name) {
            guard let module = map.module(of: name) else { continue }
            for property in map.facts.types[name]?.properties ?? [] where property.strength == .strong {
                for type in map.facts.known(property.type, in: name) where map.facts.isProtocol(type) {
                    found[type, default: []].insert(module)
                }
            }
        }
        return found
    }

    private func adapted(_ type: JoinedType) -> String {
        let names = type.inherits.flatMap(\.names).filter { map.facts.isProtocol($0) }
        return names.first { WireVocabulary.all.ways.contains(where: $0.hasSuffix) } ?? names.first ?? ""
    }
}
