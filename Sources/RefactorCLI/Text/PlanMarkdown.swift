import Refactor

/// The plan as Markdown, for a pull request or a page of documentation.
struct PlanMarkdown {
    let plan: Plan

    func text() -> String {
        let controller = plan.controller
        var lines = [
            "# \(controller.name) → \(plan.module) module", "",
            "\(controller.lines) lines, \(controller.sourceMembers.count) members, style `\(plan.style.id)`.", "",
            "| component | role | members | lines |", "|---|---|---:|---:|",
        ]
        for role in [Role.view] + plan.roles {
            let members = plan.members(of: role)
            lines.append(
                "| `\(plan.name(of: role))` | \(role.rawValue) | \(members.count) | \(plan.lines(of: members)) |")
        }
        for type in plan.ownFileTypes {
            let role = plan.placements[type.index].role.rawValue
            lines.append("| `\(controller.name).\(type.name)` | \(role) | 1 | \(type.lineCount) |")
        }
        lines += members() + undecided() + border() + protocols() + advice()
        return lines.joined(separator: "\n") + "\n"
    }

    private func members() -> [String] {
        var lines = ["", "## Members", "", "| member | lines | role | confidence | moves |", "|---|---|---|---|---|"]
        for member in plan.controller.sourceMembers {
            let assignment = plan.assignments[member.index]
            let placement = plan.placements[member.index]
            let fate =
                placement.moves
                ? plan.canBeWritten ? "yes" : "not yet written"
                : placement.stays.map { "no: " + escaped($0.sentence) } ?? "stays"
            lines.append(
                "| `\(member.id)` | \(member.fact.line)–\(member.fact.endLine) | \(assignment.role.rawValue) "
                    + "| \(assignment.confidence.rawValue) | \(fate) |")
        }
        return lines
    }

    private func border() -> [String] {
        let text = ModuleInterfaceText(plan: plan)
        func table(_ head: [String], _ rows: [[String]]) -> [String] {
            guard !rows.isEmpty else { return [] }
            return ["", "| " + head.joined(separator: " | ") + " |", "|" + head.map { _ in "---|" }.joined()]
                + rows.map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }
        }
        let lines =
            table(["way", "name", "type", "form", "where"], text.values())
            + table(["leads to", "by", "method", "data", "where"], text.routes())
        return lines.isEmpty ? [] : ["", "## What comes in and goes out"] + lines
    }

    private func protocols() -> [String] {
        let fence = plan.controller.language.rawValue
        let proposed = plan.proposedBoundaries
        let interim = plan.interimBoundaries
        return plan.style.ports.flatMap { port -> [String] in
            guard let name = port.protocolName(in: plan.module) else { return [] }
            let requirements =
                lines(of: proposed.first { $0.port == port }) {
                    plan.isEmitted($0, through: port) || !plan.canBeWritten ? "" : "  // later"
                } + lines(of: interim.first { $0.port == port }) { _ in "  // interim" }
            guard !requirements.isEmpty else { return [] }
            return ["", "## \(name)", "", "\(port.from.rawValue) → \(port.to.rawValue)", "", "```\(fence)"]
                + requirements + ["```"]
        }
    }

    private func lines(of boundary: Boundary?, remark: (Requirement) -> String) -> [String] {
        let spelling = plan.language.spelling(of: plan)
        return (boundary?.requirements ?? []).map { requirement in
            spelling.lines(of: requirement).joined(separator: "\n") + remark(requirement)
        }
    }

    /// Members that nothing decides, with both arguments.
    private func undecided() -> [String] {
        arguments(under: "Undecided", \.isUndecided)
            + arguments(under: "Close calls, not the view's") { $0.isDoubtful && !$0.isUndecided }
    }

    private func arguments(under heading: String, _ isMeant: (Assignment) -> Bool) -> [String] {
        let open = plan.source.members.filter { isMeant(plan.assignments[$0.index]) }
        guard !open.isEmpty else { return [] }
        var lines = ["", "## \(heading)", "", "| member | lines | it is | or it is |", "|---|---|---|---|"]
        for member in open {
            let assignment = plan.assignments[member.index]
            let other = assignment.alternative.map { argument(for: $0, assignment) } ?? ""
            lines.append(
                "| `\(member.id)` | \(member.fact.line)–\(member.fact.endLine) "
                    + "| \(argument(for: assignment.role, assignment)) | \(other) |")
        }
        return lines
    }

    private func argument(for role: Role, _ assignment: Assignment) -> String {
        let reason = assignment.evidence.first { plan.style.owner(of: $0.role) == role && $0.weight > 0 }?.reason
        return "\(role.rawValue): \(escaped(reason ?? "nothing speaks for it"))"
    }

    private func advice() -> [String] {
        ["", "## Advice", ""] + plan.advice.sentences.map { "- " + $0 }
    }

    private func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
