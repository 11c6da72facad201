/// The change that would turn a decision: the least evidence without which the member would get another role.
package struct Counterfactual: Sendable, Equatable {
    /// The facts to take away, strongest first: one, or else as few as change it; empty when so few change nothing.
    package let without: [Evidence]
    /// The role that the rest decides for; nil when nothing so small changes it.
    package let role: Role?

    /// Nothing that can be named shortly changes the decision.
    package static let none = Counterfactual(without: [], role: nil)
}

/// The least evidence whose absence changes the role, all else being as it is; nil when the evidence did not decide:
/// for pinned and anchored members, and where the decision is shared with other members.
package func counterfactual(
    of assignment: Assignment, member: Member, in language: SourceLanguage, style: Style = .viper
) -> Counterfactual? {
    guard !assignment.isPinned, assignment.anchor == nil else { return nil }
    let roles = style.roles(for: member.kind)
    let decided = style.adopted(score(of: assignment.evidence, kind: member.kind, in: language)).best(among: roles)
    guard decided.role == assignment.role, decided.margin == assignment.margin else { return nil }
    let facts = facts(of: assignment.evidence).filter { speaks($0, for: assignment.role, in: style) }
    for count in 1...2 {
        let found = subsets(of: facts, count: count).compactMap { chosen -> Counterfactual? in
            let gone = chosen.flatMap { $0 }
            let rest = assignment.evidence.filter { !gone.contains($0) }
            let role = style.adopted(score(of: rest, kind: member.kind, in: language)).best(among: roles).role
            guard role != assignment.role else { return nil }
            return Counterfactual(without: chosen.compactMap(\.first), role: role)
        }
        if let least = found.min(by: { size(of: $0) < size(of: $1) }) { return least }
    }
    return Counterfactual.none
}

/// The strongest evidence against the role that a member got; nil when nothing speaks against it.
package func counterArgument(of assignment: Assignment, style: Style = .viper) -> Evidence? {
    assignment.evidence.filter { !style.isFor($0, assignment.role) }.max { abs($0.weight) < abs($1.weight) }
}

extension Style {
    /// Returns true if a piece of evidence speaks for a role.
    package func isFor(_ evidence: Evidence, _ role: Role) -> Bool {
        owner(of: evidence.role) == role ? evidence.weight > 0 : evidence.weight < 0
    }
}

extension Evidence {
    /// True if it sums up what all neighbours say.
    package var isOfNeighbours: Bool { rule == NeighbourEvidence.rule }

    /// True if it sums up what the words around a member say.
    package var isOfWords: Bool { rule == WordEvidence.rule }
}

/// Evidence by the fact behind it: one fact may speak for several roles, and what all neighbours say is one fact, as is what
/// all words say.
private func facts(of evidence: [Evidence]) -> [[Evidence]] {
    var facts: [[Evidence]] = []
    for found in evidence {
        let known = facts.firstIndex { fact in
            guard let first = fact.first, first.rule == found.rule else { return false }
            return found.isOfNeighbours || found.isOfWords || first.line == found.line && first.reason == found.reason
        }
        if let known { facts[known].append(found) } else { facts.append([found]) }
    }
    return facts
}

private func speaks(_ fact: [Evidence], for role: Role, in style: Style) -> Bool {
    fact.contains { style.isFor($0, role) }
}

private func subsets(of facts: [[Evidence]], count: Int) -> [[[Evidence]]] {
    guard count > 0 else { return [[]] }
    return facts.indices.flatMap { index in
        subsets(of: Array(facts[(index + 1)...]), count: count - 1).map { [facts[index]] + $0 }
    }
}

private func size(of counterfactual: Counterfactual) -> Int {
    counterfactual.without.reduce(0) { $0 + abs($1.weight) }
}
