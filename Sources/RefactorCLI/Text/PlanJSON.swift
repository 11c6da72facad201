import Foundation
import Refactor

/// The plan's JSON contract: one object for one controller, a list for several.
enum PlanJSON {
    static func text(of plans: [Plan]) throws -> String {
        let documents = plans.map { plan in
            document(of: plan, fileEnding: plan.fileEnding) {
                plan.language.line(of: $0, in: plan)
            }
        }
        if let only = documents.first, documents.count == 1 { return try encoded(only) }
        return try encoded(documents)
    }

    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
