/// Members of one extension for a protocol go together, since a conformance moves whole or not at all: each of them gets
/// the average score of all.
struct ConformanceBond {
    static let rule = "conformance-bond"

    /// Indices of members that must go together, without those that are fixed.
    private let groups: [[Int]]
    private let members: [Member]
    private let conformances: [[String]]

    init(reading: RuleContext, fixed: [Role?]) {
        members = reading.controller.members
        conformances = reading.conformances
        let bound = members.filter { member in
            !reading.conformances[member.index].isEmpty && member.kind != .type && fixed[member.index] == nil
        }
        groups =
            (reading.controller.language.adoptsInExtensions
            ? Self.byDeclaration(bound) : Self.byProtocol(bound, reading))
            .filter { $0.count > 1 }
    }

    private static func byDeclaration(_ bound: [Member]) -> [[Int]] {
        Set(bound.map(\.declaration)).sorted().map { declaration in
            bound.filter { $0.declaration == declaration }.map(\.index)
        }
    }

    /// In Objective-C the members of a protocol may stand anywhere.
    private static func byProtocol(_ bound: [Member], _ reading: RuleContext) -> [[Int]] {
        Set(bound.map { reading.conformances[$0.index] }.map { $0[0] }).sorted().map { name in
            bound.filter { reading.conformances[$0.index][0] == name }.map(\.index)
        }
    }

    /// Returns the evidence that the bond adds to each member's score, by member.
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
        let names = conformances[index].joined(separator: ", ")
        let place = members[index].conformances.isEmpty ? "that implement" : "of the extension for"
        return Evidence(
            rule: Self.rule, role: role, weight: weight, line: members[index].fact.line,
            reason: "goes with \(others) \(place) \(names)")
    }
}
