/// The plan as a contract for other programs; `refactor plan --format json` prints it. Additions are free, changes are not.
package struct PlanDocument: Codable, Equatable, Sendable {
    package struct ControllerEntry: Codable, Equatable, Sendable {
        package let name: String
        package let module: String
        package let language: String
        package let superclass: String?
        package let files: [String]
        package let lines: Int
    }

    package struct SectionEntry: Codable, Equatable, Sendable {
        package let title: String
        package let file: String
        package let line: Int
        package let endLine: Int
        package let responsibility: String?
        package let role: String?
    }

    package struct EvidenceEntry: Codable, Equatable, Sendable {
        package let rule: String
        package let role: String
        package let weight: Int
        package let line: Int
        package let reason: String
    }

    package struct SliceEntry: Codable, Equatable, Sendable {
        package let line: Int
        package let endLine: Int
        package let role: String
        package let reason: String
    }

    package struct MemberEntry: Codable, Equatable, Sendable {
        package let id: String
        package let kind: String
        package let file: String
        package let line: Int
        package let endLine: Int
        package let section: String?
        package let responsibility: String
        package let role: String
        package let confidence: String
        package let margin: Int
        package let pinned: Bool
        package let evidence: [EvidenceEntry]
        package let moves: Bool
        @NullEncoded package var staysBecause: String?
        package let slices: [SliceEntry]
    }

    package struct RequirementEntry: Codable, Equatable, Sendable {
        package let signature: String
        package let lines: [Int]
    }

    package struct BoundaryEntry: Codable, Equatable, Sendable {
        package let from: String
        package let to: String
        package let `protocol`: String
        package let requirements: [RequirementEntry]
    }

    package struct ComponentEntry: Codable, Equatable, Sendable {
        package let role: String
        package let name: String
        package let file: String
        package let members: Int
        package let lines: Int
    }

    package struct FindingEntry: Codable, Equatable, Sendable {
        package let severity: String
        package let rule: String
        package let line: Int
        package let message: String
    }

    package let schema: Int
    package let controller: ControllerEntry
    package let style: String
    package let sections: [SectionEntry]
    package let members: [MemberEntry]
    package let boundaries: [BoundaryEntry]
    package let components: [ComponentEntry]
    package let advice: [String]
    package let findings: [FindingEntry]
}
