import Refactor

/// The data of a page's script besides the source: the members, what crosses, and the lines of the plan file.
struct PlanPageData: Encodable {
    struct Argument: Encodable {
        let role: String
        let weight: Int
        let line: Int
        let reason: String
    }

    struct Part: Encodable {
        let line: Int
        let endLine: Int
        let role: String
        let reason: String
        let fate: String
    }

    /// Lines that stay although another role wants them.
    struct Rest: Encodable {
        let lines: [Int]
        let role: String
        let code: String
        let sentence: String
    }

    struct MemberEntry: Encodable {
        let index: Int
        let id: String
        let kind: String
        let file: Int
        let line: Int
        let endLine: Int
        /// The role that gets it today, and the one that it should have.
        let role: String
        let wanted: String
        let confidence: String
        let isPinned: Bool
        let isUndecided: Bool
        /// Something keeps it in the view whatever is pinned.
        let isAnchored: Bool
        let fate: String
        let reason: Argument?
        let counter: Argument?
        let change: String?
        let evidence: [Argument]
        let parts: [Part]
        let rests: [Rest]
        let after: [PlanPageAfter.Text]
        /// The lines of the plan file.
        let entry: [String]
        let statements: [PlanPageStatement]
        /// The members that it uses, by index.
        let uses: [Int]
    }

    /// A use of another component.
    struct CrossingEntry: Encodable, Hashable {
        let from: Int
        let line: Int
        /// The member that is used, or whose part is; nil for the view itself and what it inherits.
        let to: Int?
        let toLine: Int?
        let role: String
        let name: String
        let protocols: [String]
    }

    let controller: String
    let command: String
    let files: [String]
    let roles: [String]
    let names: [String: String]
    let members: [MemberEntry]
    let crossings: [CrossingEntry]

    /// The member that each line is of, by file; -1 between members.
    let owners: [[Int]]
}

extension PlanPageData {
    init(_ plan: Plan, lines: PlanPageLines, command: String) throws(CommandError) {
        let after = PlanPageAfter(plan)
        let rests = Dictionary(grouping: plan.remains, by: \.member)
        controller = plan.controller.name
        self.command = command
        files = plan.controller.files.map(\.file.name)
        let own = plan.controller.sourceMembers
        let used = Role.allCases.filter { role in
            role == .view || plan.style.owner(of: role) == role
        }
        roles = used.map(\.rawValue)
        names = Dictionary(
            uniqueKeysWithValues: ([Role.view] + plan.roles).map { ($0.rawValue, plan.name(of: $0)) })
        let entries = Dictionary(
            uniqueKeysWithValues: PlanFileWriter(plan: plan, path: nil).entries().map { ($0.member.index, $0.lines) })
        members = own.map { member in
            MemberEntry(
                member, in: plan, after: after.texts[member.index] ?? [], entry: entries[member.index] ?? [],
                rests: rests[member.index] ?? [])
        }
        crossings = PlanPageCrossings.entries(of: plan)
        owners = lines.files.map { $0.map { $0.member ?? -1 } }
    }
}

extension PlanPageData.MemberEntry {
    init(_ member: Member, in plan: Plan, after: [PlanPageAfter.Text], entry: [String], rests: [Remain]) {
        let assignment = plan.assignments[member.index]
        let evidence = assignment.evidence
        index = member.index
        id = member.id
        kind = member.kind.rawValue
        file = member.file
        line = member.fact.line
        endLine = member.fact.endLine
        role = plan.placements[member.index].role.rawValue
        wanted = assignment.role.rawValue
        confidence = assignment.confidence.rawValue
        isPinned = assignment.isPinned
        isUndecided = PlanText.isLeftOpen(member, in: plan)
        isAnchored = assignment.anchor != nil
        fate = ExplainText.fate(of: member, in: plan).trimmed
        reason = evidence.first { plan.style.isFor($0, assignment.role) }.map(PlanPageData.Argument.init)
        counter = counterArgument(of: assignment, style: plan.style).map(PlanPageData.Argument.init)
        change = ExplainText.change(of: assignment, member: member, in: plan).first?.trimmed
        self.evidence = evidence.prefix(8).map(PlanPageData.Argument.init)
        parts = plan.slices[member.index].indices.map { PlanPageData.Part(number: $0, of: member, in: plan) }
        self.rests = rests.map {
            PlanPageData.Rest(
                lines: $0.lines, role: $0.role.rawValue, code: $0.reason.code, sentence: $0.reason.sentence)
        }
        self.after = after
        self.entry = entry
        statements = PlanPageStatement.all(of: member, in: plan.controller)
        uses = member.ownTargets.filter { target in
            target != member.index && plan.controller.members[target].cut == nil
                && !plan.controller.members[target].isInherited
        }
    }
}

extension PlanPageData.Argument {
    init(_ evidence: Evidence) {
        role = evidence.role.rawValue
        weight = evidence.weight
        line = evidence.line
        reason = evidence.reason
    }
}

extension PlanPageData.Part {
    init(number: Int, of member: Member, in plan: Plan) {
        let slice = plan.slices[member.index][number]
        line = slice.line
        endLine = slice.endLine
        role = slice.role.rawValue
        reason = slice.reason
        fate =
            switch plan.fate(of: number, in: member) {
            case .leaves(let methods): "becomes " + methods.joined(separator: ", ")
            case .fits: ""
            case .stays(let reason): "stays: " + reason.sentence
            }
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
