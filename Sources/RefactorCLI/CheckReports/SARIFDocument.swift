import Foundation
import Refactor

/// A check as SARIF 2.1.0, which code hosts and editors read.
struct SARIFDocument: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            let level: String
        }

        let id: String
        let shortDescription: Text
        let defaultConfiguration: Configuration
    }

    struct Driver: Encodable {
        let name: String
        let version: String
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Location: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable {
                let uri: String
            }

            struct Region: Encodable {
                let startLine: Int
            }

            let artifactLocation: Artifact
            let region: Region
        }

        let physicalLocation: Physical
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    struct Run: Encodable {
        let tool: Tool
        let results: [Result]
    }

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    init(_ report: CheckReport) {
        let indices = Dictionary(report.rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let rules = report.rules.map { rule in
            Rule(
                id: rule.name, shortDescription: Text(text: rule.comment.isEmpty ? rule.name : rule.comment),
                defaultConfiguration: .init(level: Self.level(rule.severity)))
        }
        let results = report.violations.map { violation in
            Result(
                ruleId: violation.rule, ruleIndex: indices[violation.rule] ?? -1, level: Self.level(violation.severity),
                message: Text(text: violation.message),
                locations: violation.file.isEmpty ? [] : [Self.location(violation, report)],
                partialFingerprints: ["refactor/v1": violation.fingerprint])
        }
        let driver = Driver(name: "refactor", version: report.version, rules: rules)
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }

    private static func location(_ violation: RuleViolation, _ report: CheckReport) -> Location {
        let path = report.path(violation.file)
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return Location(
            physicalLocation: .init(
                artifactLocation: .init(uri: uri), region: .init(startLine: max(1, violation.line))))
    }

    private static func level(_ severity: ArchitectureRule.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
