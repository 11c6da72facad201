import Foundation
import ObjCSource
import Refactor
import SwiftSource

/// A controller whose members have known roles: a real VIPER module put back into one class.
struct FusedModule {
    /// What the file beside the source tells.
    private struct Truth: Decodable {
        struct Entry: Decodable {
            let id: String
            let line: Int
            let role: String
            /// Further roles that a reader would also accept.
            let acceptable: [String]?
        }
        struct Source: Decodable { let repo: String }

        let source: Source
        let language: String
        let dialect: String
        let members: [Entry]
    }

    let name: String
    let repository: String
    /// Repositories that share code or an author stand in one family.
    let family: String
    let language: SourceLanguage
    let dialect: String
    /// The roles are a reader's, not an author's: then further ones are acceptable.
    let isLabelled: Bool
    let controller: Controller
    let reading: RuleContext
    /// The true role of each member; nil for members that are not scored.
    let roles: [Role?]
    /// What a reader would also accept, by member.
    let acceptable: [Set<Role>]

    /// Reads `NAME.truth.json` and the source beside it; nil when the source holds no controller.
    init?(truth path: String, families: [String: String]) throws {
        let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        let base = String(path.dropLast(".truth.json".count))
        language = truth.language == "swift" ? .swift : .objectiveC
        let reader: any Language = language == .swift ? SwiftLanguage() : ObjCLanguage()
        let source = base + (language == .swift ? ".swift" : ".m")
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: source)))
        let facts = try reader.facts(of: SourceFile(path: source, bytes: bytes))
        guard let controller = try controllers(in: [facts], named: nil, project: nil).first else { return nil }
        name = (base as NSString).lastPathComponent
        repository = truth.source.repo
        family = families[repository] ?? repository
        dialect = truth.dialect
        self.controller = controller
        reading = RuleContext(controller: controller)
        isLabelled = truth.members.contains { $0.acceptable != nil }
        let entries = Self.entries(truth.members, in: controller)
        roles = entries.map { $0.map { Self.role(named: $0.role) } }
        acceptable = entries.map { Set(($0?.acceptable ?? []).map(Self.role)) }
    }

    /// Members are paired by id, the nearest line first, and then by line.
    private static func entries(_ entries: [Truth.Entry], in controller: Controller) -> [Truth.Entry?] {
        var paired = [Truth.Entry?](repeating: nil, count: controller.members.count)
        var rest: [Truth.Entry] = []
        for entry in entries {
            let id = entry.id.filter { $0 != "`" }
            let same = controller.members.filter { $0.id == id && paired[$0.index] == nil }
            if let found = same.min(by: { abs($0.fact.line - entry.line) < abs($1.fact.line - entry.line) }) {
                paired[found.index] = entry
            } else {
                rest.append(entry)
            }
        }
        for entry in rest {
            let near = controller.members.first { paired[$0.index] == nil && abs($0.fact.line - entry.line) <= 1 }
            if let near { paired[near.index] = entry }
        }
        return paired
    }

    /// Services and entities count as the interactor's: four roles are told apart.
    static func role(named name: String) -> Role {
        switch Role(rawValue: name) {
        case .service, .entity: .interactor
        case let role?: role
        case nil: .view
        }
    }

    /// All modules of a folder, sorted by name.
    static func all(in folder: String, families: [String: String]) throws -> [FusedModule] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".truth.json") }
            .compactMap { try FusedModule(truth: folder + "/" + $0, families: families) }
    }
}
