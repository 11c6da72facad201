import Foundation
import Refactor

/// The plan's JSON contract: one object for one controller, a list for several.
enum PlanJSON {
    static func text(of plans: [Plan]) throws -> String {
        let documents = plans.map(document)
        if let only = documents.first, documents.count == 1 { return try encoded(only) }
        return try encoded(documents)
    }

    static func document(of plan: Plan) -> PlanDocument {
        let spelling = plan.language.spelling(of: plan)
        return Refactor.document(of: plan, fileEnding: plan.fileEnding) { spelling.line(of: $0) }
    }

    /// Returns what the plan says of the members of a name.
    static func explanation(of id: String, in plans: [Plan]) throws -> String {
        let (plan, members) = try ExplainText.members(called: id, in: plans)
        let document = document(of: plan)
        let places = Set(members.map { $0.fact.line })
        let entries = document.members.filter { entry in
            members.contains { $0.id == entry.id } && places.contains(entry.line)
        }
        return try encoded(ExplanationDocument(of: entries, in: document))
    }

    static func encodedOnOneLine(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
