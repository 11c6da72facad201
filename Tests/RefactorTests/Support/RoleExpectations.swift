import Refactor
import SwiftSource
import Testing

/// A controller and what the rules say about its members.
struct RoleReading {
    let controller: Controller
    let assignments: [Assignment]

    /// Members alone are put into a controller called `ParcelController`.
    init(_ source: String, pins: [String: Role] = [:]) throws {
        let isWhole = source.contains("class ParcelController")
        let text = isWhole ? source : "class ParcelController: UIViewController {\n\(source)\n}\n"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: text))
        controller = try #require(try controllers(in: [facts], named: "ParcelController").first)
        assignments = assignRoles(controller, pins: pins)
    }

    func assignment(_ id: String) throws -> Assignment {
        assignments[try #require(controller.members.first { $0.id == id }, "no member \(id)").index]
    }

    func slices(_ id: String) throws -> [MisplacedCode] {
        let assignment = try assignment(id)
        return Refactor.misplacedCode(
            of: controller.members[assignment.member], assignment: assignment, assignments: assignments,
            in: RuleContext(controller: controller))
    }
}

/// Expects the role of a member of the source.
func expectRole(
    _ source: String, _ id: String, _ role: Role, pins: [String: Role] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let assignment = try RoleReading(source, pins: pins).assignment(id)
    #expect(assignment.role == role, "\(explained(assignment))", sourceLocation: sourceLocation)
}

/// Expects that a rule has nothing to say about a member.
func expectNoEvidence(
    _ source: String, _ id: String, from rule: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let assignment = try RoleReading(source).assignment(id)
    #expect(
        !assignment.evidence.contains { $0.rule == rule }, "\(explained(assignment))", sourceLocation: sourceLocation)
}

/// The role and all evidence, a line each.
func explained(_ assignment: Assignment) -> String {
    let lines = assignment.evidence.map { "\($0.role.rawValue) \($0.weight) \($0.rule): \($0.reason)" }
    return (["\(assignment.role.rawValue) (\(assignment.confidence.rawValue))"] + lines).joined(separator: "\n")
}
