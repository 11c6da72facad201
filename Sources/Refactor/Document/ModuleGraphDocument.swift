/// A module graph as a contract for other programs; `refactor graph --format json` prints it, and a file of it can be
/// drawn. Additions are free, changes are not; keys that are not known are passed over.
package struct ModuleGraphDocument: Codable, Equatable, Sendable {
    /// The version of the contract that is written and read.
    package static let currentSchema = 1

    package struct ModuleEntry: Codable, Equatable, Sendable {
        package let name: String
        package let style: String?
        package let roles: TypesByRole?
        package let file: String?
        package let line: Int?
        /// The lines of a plain or a massive view controller; left out for others.
        package let controllerLines: Int?
        /// Written for those who read; not read back. How many lead to it or use it, what it leads to or uses, the part of
        /// all these that lead out, and how many steps it is from the app.
        package var fanIn: Int?
        package var fanOut: Int?
        package var instability: Double?
        package var depth: Int?
        /// The lines of all its types.
        package var lines: Int?
    }

    /// Written for those who read; not read back. A target, package or feature folder with its numbers.
    package struct GroupEntry: Codable, Equatable, Sendable {
        package let name: String
        package let folder: String
        package let modules: [String]
        package let fanIn: Int
        package let fanOut: Int
        package let instability: Double
        package let depth: Int?
        package let lines: Int
    }

    package struct ServiceEntry: Codable, Equatable, Sendable {
        package let name: String
        package let types: [String]?
        package let file: String?
        package let line: Int?
    }

    package struct EdgeEntry: Codable, Equatable, Sendable {
        package let from: String
        package let to: String
        package let kind: String
        package let label: String?
        package let via: String?
        package let evidence: String?
        /// The types at both ends; left out where only the modules are known.
        package var fromType: String?
        package var toType: String?
        /// What `via` names: factory, key, protocol, segue or type.
        package var viaKind: String?
    }

    package struct ReferenceEntry: Codable, Equatable, Sendable {
        package let from: String
        package let to: String
        package let strength: String
    }

    package struct FindingEntry: Codable, Equatable, Sendable {
        package let code: String
        package let message: String
        package let subjects: [String]?
        package let evidence: String?
    }

    package let schema: Int
    package let modules: [ModuleEntry]
    package let services: [ServiceEntry]?
    package let edges: [EdgeEntry]?
    package let holds: [ReferenceEntry]?
    package let findings: [FindingEntry]?
    /// The parts of the code that are not drawn; left out where all is.
    package var notes: [String]?
    /// The name of the app; left out where it is not known.
    package var name: String?
    /// The modules by the folders that they stand in; left out where these do not tell them apart.
    package var groups: [GroupEntry]?
}

/// A module graph as a document, in the order of names.
package func document(of graph: ModuleGraph) -> ModuleGraphDocument {
    let graph = graph.sorted()
    let figures = ModuleFigures(graph)
    let groups = entries(ModuleGroups(graph))
    return ModuleGraphDocument(
        schema: ModuleGraphDocument.currentSchema,
        modules: graph.modules.map { ModuleGraphDocument.ModuleEntry($0, figures) },
        services: graph.services.map { .init(name: $0.name, types: $0.types, file: $0.file, line: $0.line) },
        edges: graph.edges.map(ModuleGraphDocument.EdgeEntry.init),
        holds: graph.holds.map { .init(from: $0.from, to: $0.to, strength: $0.strength.rawValue) },
        findings: graph.findings.map(ModuleGraphDocument.FindingEntry.init),
        notes: graph.notes.isEmpty ? nil : graph.notes, name: graph.name.isEmpty ? nil : graph.name,
        groups: groups.isEmpty ? nil : groups)
}

/// The groups of a graph, for those who read.
private func entries(_ groups: ModuleGroups) -> [ModuleGraphDocument.GroupEntry] {
    let figures = groups.figures
    return groups.groups.map { group in
        .init(
            name: group.name, folder: group.folder, modules: group.modules, fanIn: figures.fanIn(of: group.name),
            fanOut: figures.fanOut(of: group.name), instability: figures.instability(of: group.name),
            depth: figures.depth(of: group.name), lines: figures.lines(of: group.name))
    }
}

extension ModuleGraphDocument.ModuleEntry {
    fileprivate init(_ module: AppModule, _ figures: ModuleFigures) {
        self.init(
            name: module.name, style: module.style,
            roles: TypesByRole(Dictionary(uniqueKeysWithValues: module.roles.map { ($0.key.rawValue, $0.value) })),
            file: module.file, line: module.line,
            controllerLines: module.controllerLines == 0 ? nil : module.controllerLines,
            fanIn: figures.fanIn(of: module.name), fanOut: figures.fanOut(of: module.name),
            instability: figures.instability(of: module.name), depth: figures.depth(of: module.name),
            lines: module.lines == 0 ? nil : module.lines)
    }
}

extension ModuleGraphDocument.EdgeEntry {
    fileprivate init(_ edge: ModuleEdge) {
        self.init(
            from: edge.from, to: edge.to, kind: edge.kind.rawValue, label: edge.label, via: edge.via,
            evidence: edge.evidence, fromType: edge.fromType.isEmpty ? nil : edge.fromType,
            toType: edge.toType.isEmpty ? nil : edge.toType, viaKind: edge.viaKind?.rawValue)
    }
}

extension ModuleGraphDocument.FindingEntry {
    fileprivate init(_ finding: ModuleFinding) {
        self.init(
            code: finding.code, message: finding.message, subjects: finding.subjects, evidence: finding.evidence)
    }
}
