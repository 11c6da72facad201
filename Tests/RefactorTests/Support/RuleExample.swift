import ObjCSource
import Refactor
import SwiftSource
import Testing

/// The example of a rule as its doc comment shows it: behind each member that the rule has something to say about
/// stands what it says, `func didPick() { }  // event-name/plain → presenter`, and behind the others nothing.
struct RuleExample: CustomTestStringConvertible {
    let isObjectiveC: Bool
    /// The lines with their marks.
    let text: String

    private static let mark = "  // "
    private static let arrow = " → "

    var testDescription: String { text }

    /// The examples in the doc comment of a rule's file, each a block of code; one in Objective-C begins so.
    static func all(in file: String) -> [RuleExample] {
        var examples: [RuleExample] = []
        var lines: [Substring]?
        var isObjectiveC = false
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("///") {
            let text = line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
            guard text.hasPrefix("```") else {
                lines?.append(text)
                continue
            }
            if let code = lines {
                examples.append(RuleExample(isObjectiveC: isObjectiveC, text: code.joined(separator: "\n")))
            }
            lines = lines == nil ? [] : nil
            isObjectiveC = text.hasSuffix("objc")
        }
        return examples
    }

    /// Whether any member is marked.
    var hasMark: Bool { text.contains(Self.arrow) }

    /// The same lines with the marks that a rule makes.
    func marked(by rule: any EvidenceRule) throws -> String {
        let code = code
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let controller = try controller
        let reading = RuleContext(controller: controller)
        var marks: [Int: String] = [:]
        for member in controller.members {
            let words = rule.signs(of: member, in: reading).map { $0.name + Self.arrow + Self.roles(of: $0) }
            if !words.isEmpty { marks[member.fact.line] = words.joined(separator: ", ") }
        }
        // Members alone were put into a class, whose head stands before them.
        let whole = String(decoding: controller.files[0].file.bytes, as: UTF8.self)
        let head = try #require(whole.firstRange(of: code))
        let first = whole[..<head.lowerBound].filter { $0 == "\n" }.count + 1
        return lines.enumerated().map { index, line in
            marks[index + first].map { line + Self.mark + $0 } ?? String(line)
        }.joined(separator: "\n")
    }

    /// The lines without their marks.
    private var code: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.contains(Self.arrow), let start = line.ranges(of: Self.mark).last else { return String(line) }
            return String(line[..<start.lowerBound])
        }.joined(separator: "\n")
    }

    private var controller: Controller {
        get throws {
            isObjectiveC ? try ObjectiveCReading(code).controller : try RoleReading(code).controller
        }
    }

    /// The role that a sign speaks for; several, if it speaks for them alike.
    private static func roles(of sign: Sign) -> String {
        let evidence = RoleWeights.standard.evidence(of: sign)
        let most = evidence.map(\.weight).max() ?? 0
        return evidence.filter { $0.weight == most }.map(\.role.rawValue).joined(separator: " or ")
    }
}
