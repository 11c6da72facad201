import Rainbow
import Refactor

/// All evidence for one member.
enum ExplainText {
    static func text(of id: String, in plans: [Plan]) throws(CommandError) -> String {
        for plan in plans {
            let exact = plan.controller.members.filter { $0.id == id }
            let found = exact.isEmpty ? plan.controller.members.filter { $0.name == id } : exact
            if !found.isEmpty { return found.map { text(of: $0, in: plan) }.joined(separator: "\n") }
        }
        let members = plans.flatMap(\.controller.members)
        let byName = nearest(to: id, in: members.map(\.name))
        let near = nearest(to: id, in: members.map(\.id)) ?? members.first { $0.name == byName }?.id
        throw .unknownMember(id, suggestion: near)
    }

    private static func text(of member: Member, in plan: Plan) -> String {
        let assignment = plan.assignments[member.index]
        let file = plan.controller.file(of: member)
        var lines = [
            "\(member.id.bold)  \(file.name):\(member.fact.line)–\(member.fact.endLine)",
            "  \(assignment.role.rawValue), \(assignment.responsibility.title.lowercased()), "
                + "\(assignment.confidence.rawValue) confidence, margin \(assignment.margin)"
                + (assignment.isPinned ? ", pinned" : ""),
        ]
        lines += evidence("for it", assignment.evidence.filter { speaksFor($0, assignment.role) })
        lines += evidence("against it", assignment.evidence.filter { !speaksFor($0, assignment.role) })
        if assignment.evidence.isEmpty { lines.append("  nothing in the code speaks for any role") }
        lines.append(fate(of: member, in: plan))
        for slice in plan.slices[member.index] {
            lines.append("  lines \(slice.line)–\(slice.endLine) belong to the \(slice.role.rawValue): \(slice.reason)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func speaksFor(_ evidence: Evidence, _ role: Role) -> Bool {
        evidence.role == role ? evidence.weight > 0 : evidence.weight < 0
    }

    private static func evidence(_ title: String, _ evidence: [Evidence]) -> [String] {
        guard !evidence.isEmpty else { return [] }
        let rows = evidence.map { item in
            [
                "  " + (item.weight > 0 ? "+\(item.weight)" : "\(item.weight)"), item.role.rawValue,
                "line \(item.line)", item.reason, item.rule.dim,
            ]
        }
        return ["  \(title)"] + Table.lines(rows)
    }

    private static func fate(of member: Member, in plan: Plan) -> String {
        let placement = plan.placements[member.index]
        if placement.moves { return "  moves to the \(placement.role.rawValue)" }
        guard let stays = placement.stays else { return "  stays in the view, where it belongs" }
        return "  stays in the view: \(stays.sentence)"
    }
}
