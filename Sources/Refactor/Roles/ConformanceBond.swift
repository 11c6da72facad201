/// Members of one extension for a protocol go together, since a conformance moves whole or not at all: each of them gets
/// the average score of all.
struct ConformanceBond {
    static let rule = "conformance-bond"

    /// Indices of members that must go together, without those that are fixed.
    private let groups: [[Int]]
    private let members: [Member]

    init(members: [Member], fixed: [Role?]) {
        self.members = members
        let bound = members.filter { !$0.conformances.isEmpty && $0.kind != .type && fixed[$0.index] == nil }
        let declarations = Set(bound.map(\.declaration)).sorted()
        groups = declarations.map { declaration in bound.filter { $0.declaration == declaration }.map(\.index) }
            .filter { $0.count > 1 }
    }

    /// What the bond adds to each member's score, by member.
    func evidence(for scores: [Score]) -> [[Evidence]] {
        var evidence = [[Evidence]](repeating: [], count: scores.count)
        for group in groups {
            for role in Likelihood.roles {
                let average = group.reduce(0) { $0 + scores[$1][role] } / group.count
                for index in group where average != scores[index][role] {
                    evidence[index].append(bond(of: index, to: group, role, average - scores[index][role]))
                }
            }
        }
        return evidence
    }

    private func bond(of index: Int, to group: [Int], _ role: Role, _ weight: Int) -> Evidence {
        let others = group.count == 2 ? "one other member" : "\(group.count - 1) other members"
        let names = members[index].conformances.joined(separator: ", ")
        return Evidence(
            rule: Self.rule, role: role, weight: weight, line: members[index].fact.line,
            reason: "goes with \(others) of the extension for \(names)")
    }
}
