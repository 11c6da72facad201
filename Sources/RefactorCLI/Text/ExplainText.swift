import Rainbow
import Refactor

/// All evidence for one member.
enum ExplainText {
    static func text(of id: String, in plans: [Plan]) throws(CommandError) -> String {
        let (plan, members) = try members(called: id, in: plans)
        return members.map { text(of: $0, in: plan) }.joined(separator: "\n")
    }

    /// The members of a name, and the plan that they are in.
    static func members(called id: String, in plans: [Plan]) throws(CommandError) -> (Plan, [Member]) {
        for plan in plans {
            let exact = plan.controller.sourceMembers.filter { $0.id == id }
            let found = exact.isEmpty ? plan.controller.sourceMembers.filter { $0.name == id } : exact
            if !found.isEmpty { return (plan, found) }
        }
        let members = plans.flatMap(\.controller.sourceMembers)
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
        if assignment.isDoubtful { lines.append(doubt(about: assignment)) }
        if assignment.anchor == nil, !assignment.isPinned { lines += start(of: member, in: plan) }
        lines += evidence("for it", assignment.evidence.filter { plan.style.isFor($0, assignment.role) })
        lines += evidence("against it", assignment.evidence.filter { !plan.style.isFor($0, assignment.role) })
        if assignment.evidence.isEmpty { lines.append("  nothing in the code speaks for any role") }
        lines += counter(assignment, in: plan) + change(of: assignment, member: member, in: plan)
        lines.append(fate(of: member, in: plan))
        for slice in plan.slices[member.index] {
            let isOne = slice.line == slice.endLine
            let place = isOne ? "line \(slice.line) belongs" : "lines \(slice.line)–\(slice.endLine) belong"
            lines.append("  \(place) to the \(slice.role.rawValue): \(slice.reason)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the lines for what every member of the kind has before anything speaks.
    private static func start(of member: Member, in plan: Plan) -> [String] {
        let start = RoleWeights.standard.start(of: member.kind, in: plan.controller.language)
        let points = Role.allCases.filter { start[$0] != 0 }
            .map { "\($0.rawValue) \(start[$0] > 0 ? "+" : "" as String)\(start[$0])" }
        return points.isEmpty ? [] : ["  every \(member.kind.rawValue) starts with \(points.joined(separator: ", "))"]
    }

    private static func doubt(about assignment: Assignment) -> String {
        let other = assignment.alternative.map { " or \($0.rawValue)" } ?? ""
        guard assignment.isUndecided else {
            return
                "  a close call: \(assignment.role.rawValue)\(other), but not the view; a role pinned in a plan file decides"
        }
        return "  undecided: \(assignment.role.rawValue)\(other); a role pinned in a plan file decides"
    }

    private static func counter(_ assignment: Assignment, in plan: Plan) -> [String] {
        guard let counter = counterArgument(of: assignment, style: plan.style) else { return [] }
        let side = counter.weight > 0 ? "for \(counter.role.rawValue)" : "against \(counter.role.rawValue)"
        return ["  strongest counter-argument: \(side), line \(counter.line): \(counter.reason)"]
    }

    static func change(of assignment: Assignment, member: Member, in plan: Plan) -> [String] {
        if let anchor = assignment.anchor { return ["  nothing would change it: \(anchor)"] }
        guard
            let least = counterfactual(
                of: assignment, member: member, in: plan.controller.language, style: plan.style)
        else { return [] }
        guard let role = least.role else { return ["  no two of these facts together would change it"] }
        let facts = least.without.map { fact in
            if fact.isOfNeighbours { return "its neighbours ('\(fact.reason)')" }
            return fact.isOfWords ? "the words around it ('\(fact.reason)')" : "'\(fact.reason)'"
        }
        .joined(separator: " and ")
        return ["  without \(facts) it would be \(role.rawValue)"]
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

    static func fate(of member: Member, in plan: Plan) -> String {
        let placement = plan.placements[member.index]
        if placement.moves {
            return plan.canBeWritten
                ? "  moves to the \(placement.role.rawValue)" + diversion(of: member, in: plan)
                : "  belongs to the \(placement.role.rawValue); the style '\(plan.style.id)' cannot be written yet"
        }
        let isUndecided = plan.assignments[member.index].isUndecided
        guard let stays = placement.stays else {
            return isUndecided ? "  stays in the view until a role is pinned" : "  stays in the view, where it belongs"
        }
        return "  stays in the view: \(stays.sentence)"
    }

    /// Why the mediator gets what another role was found for.
    private static func diversion(of member: Member, in plan: Plan) -> String {
        let placement = plan.placements[member.index]
        let found = plan.style.owner(of: plan.assignments[member.index].role)
        guard found != placement.role, found.capabilities.reportsOnly, placement.role == .presenter else {
            return ""
        }
        let why: String =
            switch placement.diverted {
            case .needsStuck(let name)?: "calls '\(name)', which is not there"
            case let reason?: reason.sentence
            case nil where member.kind == .property: "the view uses it too"
            case nil: "it tells others what to do, and does not only report"
            }
        return ", not to the \(found.rawValue): \(why)"
    }
}
