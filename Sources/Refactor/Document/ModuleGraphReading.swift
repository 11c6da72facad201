extension ModuleGraphDocument {
    /// Checks the document and makes a graph of it, in the order of names.
    ///
    /// A role that is not known is kept as `other`, so that graphs of later versions can be drawn.
    package func graph() throws(ModuleGraphError) -> ModuleGraph {
        guard schema == Self.currentSchema else { throw .unknownSchema(schema, known: Self.currentSchema) }
        var graph = ModuleGraph(
            modules: modules.map { $0.module },
            services: (services ?? []).map {
                ModuleService(name: $0.name, types: $0.types ?? [], file: $0.file ?? "", line: $0.line ?? 0)
            },
            edges: try readEdges(), holds: try readHolds(),
            findings: (findings ?? []).map {
                ModuleFinding(
                    code: $0.code, message: $0.message, subjects: $0.subjects ?? [], evidence: $0.evidence ?? "")
            })
        graph.notes = notes ?? []
        graph.name = name ?? ""
        try Self.check(graph)
        return graph.sorted()
    }

    private func readEdges() throws(ModuleGraphError) -> [ModuleEdge] {
        var result: [ModuleEdge] = []
        for entry in edges ?? [] {
            guard let kind = ModuleEdge.Kind(rawValue: entry.kind) else {
                throw .unknownKind(
                    entry.kind, edge: Self.name(entry.from, entry.to), known: ModuleEdge.Kind.allCases.map(\.rawValue))
            }
            var edge = ModuleEdge(
                from: entry.from, to: entry.to, kind: kind, label: entry.label ?? "", via: entry.via ?? "",
                evidence: entry.evidence ?? "")
            edge.fromType = entry.fromType ?? ""
            edge.toType = entry.toType ?? ""
            edge.viaKind = entry.viaKind.flatMap(ModuleEdge.ViaKind.init)
            result.append(edge)
        }
        return result
    }

    private func readHolds() throws(ModuleGraphError) -> [HeldReference] {
        var result: [HeldReference] = []
        for entry in holds ?? [] {
            guard let strength = ReferenceStrength(rawValue: entry.strength) else {
                throw .unknownStrength(
                    entry.strength, hold: Self.name(entry.from, entry.to),
                    known: ReferenceStrength.allCases.map(\.rawValue))
            }
            result.append(HeldReference(from: entry.from, to: entry.to, strength: strength))
        }
        return result
    }

    private static func check(_ graph: ModuleGraph) throws(ModuleGraphError) {
        var names: Set<String> = []
        for name in graph.modules.map(\.name) + graph.services.map(\.name) {
            if name.isEmpty { throw .emptyName }
            if !names.insert(name).inserted { throw .nameTwice(name) }
        }
        for edge in graph.edges {
            for end in [edge.from, edge.to] where !names.contains(end) {
                throw .unknownEnd(end, edge: name(edge.from, edge.to))
            }
        }
    }

    private static func name(_ from: String, _ to: String) -> String { "'\(from)' → '\(to)'" }
}

extension ModuleGraphDocument.ModuleEntry {
    fileprivate var module: AppModule {
        var roles: [ModuleRole: [String]] = [:]
        for (name, types) in (self.roles?.types ?? [:]).sorted(by: { $0.key < $1.key }) {
            roles[ModuleRole(rawValue: name) ?? .other, default: []] += types
        }
        var module = AppModule(
            name: name, style: style ?? "other", roles: roles, file: file ?? "", line: line ?? 0,
            controllerLines: controllerLines ?? 0)
        module.lines = lines ?? 0
        return module
    }
}
