import Rainbow
import Refactor

/// All lists of the plan, for a person at a terminal.
struct PlanText {
    let plan: Plan
    let run: NextCommands.Run
    let width: Int

    private var controller: Controller { plan.controller }

    func text() -> String {
        let parts = [
            head(), sections(), split(), moving(), border(), protocols(), staying(), undecided(), mixed(), remarks(),
            NextCommands(plan: plan, run: run, width: width).lines(),
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func head() -> [String] {
        let facts = [
            controller.superclass, "\(controller.lines) lines", "\(controller.sourceMembers.count) members",
        ].compactMap { $0 }.joined(separator: " · ")
        return ["\(controller.name.bold)  \(facts)", "module \(plan.module), style \(plan.style.id)"]
    }

    private func title(_ text: String) -> String { text.bold.underline }

    private func sections() -> [String] {
        guard !controller.sections.isEmpty else { return [] }
        let rows = controller.sections.map { section -> [String] in
            let main = mainResponsibility(of: section.members, in: plan)
            return [
                "\(section.line)–\(section.endLine)", section.title.isEmpty ? "—" : section.title,
                "\(section.members.count)", main?.title.lowercased() ?? "",
                main.map { plan.style.owner(of: $0.role).coloured } ?? "",
            ]
        }
        return [title("Sections: lines, title, members, what most of it is, whose")] + Table.lines(rows, right: [0, 2])
    }

    private func split() -> [String] {
        var rows: [[String]] = []
        for role in [Role.view] + plan.roles {
            let members = plan.members(of: role)
            rows.append([
                role.coloured, plan.name(of: role), "\(members.count) members", "\(plan.lines(of: members)) lines",
            ])
        }
        for type in plan.ownFileTypes {
            let role = plan.placements[type.index].role
            rows.append([role.coloured, "\(controller.name).\(type.name)", "1 member", "\(type.lineCount) lines"])
        }
        return [title("The split")] + Table.lines(rows, right: [2, 3])
    }

    private func moving() -> [String] {
        let rows = controller.sourceMembers.filter { plan.placements[$0.index].moves }.map { member -> [String] in
            let assignment = plan.assignments[member.index]
            let reason = assignment.isPinned ? "pinned" : strongest(for: assignment.role, assignment)
            return [
                plan.placements[member.index].role.coloured, member.id, lines(of: member),
                assignment.confidence.rawValue, reason ?? "",
            ]
        }
        let heading = plan.canBeWritten ? "What moves" : "What belongs to other components"
        return rows.isEmpty ? [] : [title("\(heading), and the strongest reason")] + Table.lines(rows, right: [2])
    }

    private func border() -> [String] {
        let text = ModuleInterfaceText(plan: plan)
        let values = text.values()
        let routes = text.routes()
        return (values.isEmpty ? [] : [title("What comes in and goes out")] + Table.lines(values))
            + (values.isEmpty || routes.isEmpty ? [] : [""])
            + (routes.isEmpty ? [] : [title("Where it leads")] + Table.lines(routes))
    }

    private func protocols() -> [String] {
        let proposed = plan.proposedBoundaries
        let interim = plan.interimBoundaries
        let lines = plan.style.ports.flatMap { port -> [String] in
            guard let name = port.protocolName(in: plan.module) else { return [] }
            let rows =
                rows(of: proposed.first { $0.port == port }) { plan.isEmitted($0, through: port) ? "now" : "later" }
                + rows(of: interim.first { $0.port == port }) { _ in "interim" }
            guard !rows.isEmpty else { return [] }
            let ends = "\(port.from.rawValue) → \(port.to.rawValue)"
            return ["  \(name.bold)  \(ends), \(port.hold.rawValue)"] + Table.lines(rows)
        }
        return lines.isEmpty ? [] : [title("Protocols of the split, and the lines that need them")] + lines + legend()
    }

    private func rows(of boundary: Boundary?, stage: (Requirement) -> String) -> [[String]] {
        let spelling = plan.language.spelling(of: plan)
        return (boundary?.requirements ?? []).map { requirement in
            let lines = requirement.lines.map(String.init).joined(separator: ", ")
            let text = spelling.line(of: requirement)
            return plan.canBeWritten ? ["  " + stage(requirement), lines, text] : ["  " + lines, text]
        }
    }

    private func legend() -> [String] {
        guard plan.canBeWritten else { return [] }
        return ["  now: emit writes it; later: once both sides have moved; interim: written until then"]
    }

    private func staying() -> [String] {
        let rows = controller.sourceMembers.compactMap { member -> [String]? in
            let placement = plan.placements[member.index]
            guard let stays = placement.stays, stays != .undecided else { return nil }
            return [placement.wanted.coloured, member.id, lines(of: member), stays.sentence]
        }
        return rows.isEmpty
            ? [] : [title("Stays in the view, though another role wants it")] + Table.lines(rows, right: [2])
    }

    private func undecided() -> [String] {
        arguments(under: "Undecided: they stay in the view until you pin a role", \.isUndecided)
            + arguments(under: "Close calls: they leave the view, to the first role unless you pin another") {
                $0.isDoubtful && !$0.isUndecided
            }
    }

    /// Returns true if nothing speaks clearly for the role of a member, so that it stays until somebody decides.
    static func isLeftOpen(_ member: Member, in plan: Plan) -> Bool {
        let assignment = plan.assignments[member.index]
        return assignment.isUndecided && !plan.placements[member.index].moves
            && (assignment.role != .view || assignment.alternative != nil)
    }

    /// Members about which nothing speaks clearly, with both arguments.
    private func arguments(under heading: String, _ isMeant: (Assignment) -> Bool) -> [String] {
        let rows = plan.source.members.compactMap { member -> [String]? in
            let assignment = plan.assignments[member.index]
            guard isMeant(assignment), !assignment.isUndecided || Self.isLeftOpen(member, in: plan),
                assignment.role != .view || assignment.alternative != nil
            else { return nil }
            let other = assignment.alternative
            return [
                member.id, lines(of: member),
                argument(for: assignment.role, assignment)
                    + (other.map { "; or " + argument(for: $0, assignment) } ?? ""),
            ]
        }
        return rows.isEmpty ? [] : [title(heading)] + Table.lines(rows, right: [1])
    }

    private func argument(for role: Role, _ assignment: Assignment) -> String {
        "\(role.coloured): \(strongest(for: role, assignment) ?? "nothing speaks for it")"
    }

    /// The strongest reason for a role; nil where nothing speaks for it.
    private func strongest(for role: Role, _ assignment: Assignment) -> String? {
        assignment.evidence.first { plan.style.owner(of: $0.role) == role && $0.weight > 0 }?.reason
    }

    private func mixed() -> [String] {
        let lines = controller.sourceMembers.flatMap { member -> [String] in
            let slices = plan.slices[member.index]
            guard !slices.isEmpty else { return [] }
            let role = plan.assignments[member.index].role
            let rows = slices.enumerated().map { number, slice in
                [
                    "  " + Self.range(slice.line, slice.endLine), slice.role.coloured, slice.reason,
                    fate(of: number, in: member),
                ]
            }
            return ["  \(member.id)  \(self.lines(of: member))  \(role.coloured)"] + Table.lines(rows)
        }
        return lines.isEmpty
            ? [] : [title("Mixed: parts that another role should have, and what becomes of them")] + lines
    }

    private func fate(of number: Int, in member: Member) -> String {
        guard plan.canBeWritten else { return "" }
        return switch plan.fate(of: number, in: member) {
        case .leaves(let methods): "becomes " + methods.joined(separator: ", ")
        case .fits: ""
        case .stays(let reason): "stays: " + reason.sentence
        }
    }

    private func remarks() -> [String] {
        let findings = plan.findings.map { "  \($0.severity.rawValue): line \($0.line): \($0.message)" }
        let advice = plan.advice.sentences.map { "  " + $0 }
        return findings.isEmpty && advice.isEmpty ? [] : [title("Remarks")] + advice + findings
    }

    private func lines(of member: Member) -> String { Self.range(member.fact.line, member.fact.endLine) }

    static func range(_ start: Int, _ end: Int) -> String { start == end ? "\(start)" : "\(start)–\(end)" }
}
