/// Finds what translates a protocol that one module requires into what another provides.
struct AdapterFinder {
    let map: ModuleMap
    /// The modules that ask for a protocol.
    let asked: [String: Set<String>]

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

    /// Who routes to the protocol; else whose name it begins with: `NoteListRequiredEditorInput`.
    private func callers(of required: String) -> [String] {
        if let asked = asked[required] { return asked.sorted() }
        let plain = map.roles.plain(required)
        return map.modules.keys.filter { plain.hasPrefix($0) && plain.contains("Required") }.sorted()
    }

    /// A class of one module that is made to look like what it requires and passes on to another's builder.
    private var wrapped: [ModuleEdge] {
        map.facts.names.flatMap { name -> [ModuleEdge] in
            guard let type = map.facts.types[name], type.keyword == .class || type.keyword == .struct,
                RoleNames.withoutImplementation(name).hasSuffix("Adapter"), let module = map.module(of: name)
            else { return [] }
            return type.properties.flatMap { property -> [ModuleEdge] in
                let held = Set(map.facts.known(property.type, in: name))
                return map.destinations(held).filter { $0 != module }.map { target in
                    ModuleEdge(
                        from: module, to: target, kind: .adapter,
                        label: adapted(type) + " to " + (held.sorted().first ?? ""), via: name,
                        evidence: "\(type.file):\(type.line)")
                }
            }
        }
    }

    private func adapted(_ type: AppType) -> String {
        let names = type.inherits.flatMap(\.names).filter { map.facts.isProtocol($0) }
        return names.first { $0.hasSuffix("Buildable") } ?? names.first ?? ""
    }
}
