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

    package struct ChangeEntry: Codable, Equatable, Sendable {
        /// The role that the rest of the evidence decides for.
        package let role: String
        package let without: [EvidenceEntry]
    }

    package struct MisplacedCodeEntry: Codable, Equatable, Sendable {
        package let line: Int
        package let endLine: Int
        package let role: String
        package let reason: String
        /// The methods that it becomes; nil when it is not cut out.
        package var methods: [String]?
        /// Why it stays in the view; nil when it leaves, or where no cut is needed.
        package var staysBecause: String?
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
        /// The strongest evidence against the role; left out when there is none.
        package let counter: EvidenceEntry?
        /// The least evidence without which the role would be another; left out when nothing so small changes it.
        package let wouldChange: ChangeEntry?
        package let moves: Bool
        @NullEncoded package var staysBecause: String?
        package let slices: [MisplacedCodeEntry]
    }

    /// Statements that a person wants in a role.
    package struct PartEntry: Codable, Equatable, Sendable {
        package let member: String
        package let line: Int
        package let endLine: Int
        package let role: String
        package let done: Bool
        /// The methods that it becomes; nil when it is not in the role.
        package var methods: [String]?
        /// The word for why not, and the sentence.
        package var reason: String?
        package var staysBecause: String?
    }

    package struct RequirementEntry: Codable, Equatable, Sendable {
        package let signature: String
        package let lines: [Int]
        /// True if `emit` writes it today; else it is needed once both sides have moved.
        package let emitted: Bool
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

    /// The advice as figures: size by the published threshold, lines by role.
    package struct VerdictEntry: Codable, Equatable, Sendable {
        package let verdict: String
        package let massive: Bool
        package let methods: Int
        package let properties: Int
        package let statements: Int
        package let memberLines: Int
        package let linesByRole: [String: Int]
        package let undecidedLines: Int
        package let leavingLines: Int
        package let movingLines: Int
        /// Parts of the view's members that other roles should have.
        package let partLines: Int

        init(of advice: Advice) {
            verdict = advice.verdict.code
            massive = advice.size.isMassive
            methods = advice.size.methods
            properties = advice.size.attributes
            statements = advice.size.instructions
            memberLines = advice.roles.total
            linesByRole = advice.roles.linesByRole
            undecidedLines = advice.roles.undecided
            leavingLines = advice.roles.leaving
            movingLines = advice.roles.movingNow
            partLines = advice.roles.partLines
        }
    }

    package let schema: Int
    package let controller: ControllerEntry
    package let style: String
    package let sections: [SectionEntry]
    package let members: [MemberEntry]
    /// The boundaries between the roles as decided.
    package let boundaries: [BoundaryEntry]
    /// The boundaries that are written today beside them, for as long as some members stay or the rest of the app may
    /// call.
    package let interimBoundaries: [BoundaryEntry]
    /// The inputs, the outputs and the routes of the module.
    package let border: ModuleInterfaceDocument
    package let components: [ComponentEntry]
    package let advice: [String]
    package let verdict: VerdictEntry
    package let findings: [FindingEntry]
    /// The outcome of the parts that a person pinned; left out when there are none.
    package var parts: [PartEntry]?
}
