/// A property of Objective-C, its accessors and the variable behind it are one thing: they share an anchor and their
/// evidence, and so get one role.
struct AccessorBond {
    static let rule = "accessor-bond"

    private let groups: [[Int]]
    private let members: [Member]

    init(controller: Controller) {
        groups = AccessorGroups(of: controller).groups
        members = controller.members
    }

    /// Returns the fixed roles: what is fixed for one of them is fixed for all.
    func shared(_ roles: [Role?]) -> [Role?] {
        var shared = roles
        for group in groups {
            guard let role = group.lazy.compactMap({ roles[$0] }).first else { continue }
            for index in group { shared[index] = role }
        }
        return shared
    }

    /// The evidence of all of them counts for each.
    func shared(_ own: [OwnEvidence], weights: RoleWeights) -> [OwnEvidence] {
        var shared = own
        for group in groups {
            let start = weights.start(of: members[group[0]].kind, in: .objectiveC)
            let joined = OwnEvidence(joining: group.map { own[$0] }, start: start)
            for index in group { shared[index] = joined }
        }
        return shared
    }

    /// Returns the evidence from the neighbours of all, by member: each gets the average.
    func evidence(for scores: [Score]) -> [[Evidence]] {
        var evidence = [[Evidence]](repeating: [], count: scores.count)
        for group in groups {
            for role in Likelihood.roles {
                let average = group.reduce(0) { $0 + scores[$1][role] } / group.count
                for index in group where average != scores[index][role] {
                    evidence[index].append(
                        Evidence(
                            rule: Self.rule, role: role, weight: average - scores[index][role],
                            line: members[index].fact.line, reason: "is one thing with its accessors"))
                }
            }
        }
        return evidence
    }

    /// The surest of them speaks for all.
    func settle(_ assignments: [Assignment]) -> [Assignment] {
        var settled = assignments
        for group in groups {
            guard let best = group.max(by: { isLess(assignments[$0], assignments[$1]) }) else { continue }
            for index in group where settled[index].role == assignments[best].role {
                settled[index].confidence = assignments[best].confidence
                settled[index].margin = assignments[best].margin
            }
        }
        return settled
    }

    private func isLess(_ left: Assignment, _ right: Assignment) -> Bool {
        let levels: [Confidence] = [.low, .medium, .high]
        let ranks = [left, right].map { levels.firstIndex(of: $0.confidence) ?? 0 }
        return ranks[0] == ranks[1] ? left.margin < right.margin : ranks[0] < ranks[1]
    }
}
