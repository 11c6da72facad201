import Refactor

/// The plan as Markdown, for a pull request or a page of documentation.
struct PlanMarkdown {
    let plan: Plan

    func text() -> String {
        let controller = plan.controller
        var lines = [
            "# \(controller.name) → \(plan.module) module", "",
            "\(controller.lines) lines, \(controller.members.count) members, style `\(plan.style.id)`.", "",
            "| component | role | members | lines |", "|---|---|---:|---:|",
        ]
        for role in [Role.view] + plan.roles {
            let members = plan.members(of: role)
            lines.append("| `\(plan.name(of: role))` | \(role.rawValue) | \(members.count) | \(lineCount(members)) |")
        }
        for type in plan.ownFileTypes {
            let role = plan.placements[type.index].role.rawValue
            lines.append("| `\(controller.name).\(type.name)` | \(role) | 1 | \(type.lineCount) |")
        }
        lines += members() + protocols() + advice()
        return lines.joined(separator: "\n") + "\n"
    }

    private func members() -> [String] {
        var lines = ["", "## Members", "", "| member | lines | role | confidence | moves |", "|---|---|---|---|---|"]
        for member in plan.controller.members {
            let assignment = plan.assignments[member.index]
            let placement = plan.placements[member.index]
            let fate = placement.moves ? "yes" : placement.stays.map { "no: " + escaped($0.sentence) } ?? "stays"
            lines.append(
                "| `\(member.id)` | \(member.fact.line)–\(member.fact.endLine) | \(assignment.role.rawValue) "
                    + "| \(assignment.confidence.rawValue) | \(fate) |")
        }
        return lines
    }

    private func protocols() -> [String] {
        let language = plan.language
        let fence = language.language == .swift ? "swift" : "objc"
        return plan.boundaries.flatMap { boundary -> [String] in
            guard let name = boundary.port.protocolName(in: plan.module) else { return [] }
            let requirements = boundary.requirements.map { language.lines(of: $0, in: plan).joined(separator: "\n") }
            return [
                "", "## \(name)", "", "\(boundary.port.from.rawValue) → \(boundary.port.to.rawValue)", "",
                "```\(fence)",
            ]
                + requirements + ["```"]
        }
    }

    private func advice() -> [String] {
        plan.advice.isEmpty ? [] : ["", "## Advice", ""] + plan.advice.map { "- " + $0 }
    }

    private func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
