import Foundation
import Refactor

/// The modules as the fit of the weights reads them: a line of JSON each.
enum Rows {
    private struct Line: Encodable {
        let name: String
        let repository: String
        let family: String
        let language: String
        let dialect: String
        let isLabelled: Bool
        let members: [Entry]
        let edges: [Edge]
    }

    private struct Entry: Encodable {
        let id: String
        let line: Int
        let kind: String
        let signs: [String]
        let words: [String]
        let role: String?
        let acceptable: [String]
        let isFixed: Bool
    }

    private struct Edge: Encodable {
        let from: Int
        let to: Int
        let kind: String
        let share: Double
    }

    static func text(of modules: [FusedModule]) throws -> String {
        try modules.map { String(decoding: try JSONEncoder().encode(line(of: $0)), as: UTF8.self) }
            .joined(separator: "\n")
    }

    private static func line(of module: FusedModule) -> Line {
        let reading = module.reading
        let clarity = RoleSeparation(of: reading)
        let members = module.controller.members.map { member in
            Entry(
                id: member.id, line: member.fact.line, kind: member.kind.rawValue,
                signs: RoleWeights.startRows(of: member.kind, in: module.language).map { "start/\($0)" }
                    + OwnEvidence.signs(of: member, in: reading).map(\.name),
                words: RoleWordReader(reading: reading).words(of: member).map(\.key),
                role: module.roles[member.index]?.rawValue,
                acceptable: module.acceptable[member.index].map(\.rawValue).sorted(),
                isFixed: reading.traits(of: member).anchor != nil)
        }
        let edges = reading.graph.edges.compactMap { edge in
            PairKind(of: edge, in: module.controller.members).map {
                Edge(
                    from: edge.from, to: edge.to, kind: $0.rawValue,
                    share: clarity.share(of: edge, slope: RoleWeights.standard.mixture))
            }
        }
        return Line(
            name: module.name, repository: module.repository, family: module.family,
            language: module.language.rawValue, dialect: module.dialect, isLabelled: module.isLabelled,
            members: members, edges: edges)
    }
}
