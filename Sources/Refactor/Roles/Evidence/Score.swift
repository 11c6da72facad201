/// A whole number for each role.
package struct Score: Sendable, Equatable {
    private var values = [Int](repeating: 0, count: Role.allCases.count)

    package init() {}

    /// The numbers of the first roles, in the order of the roles; the others have none.
    package init(_ numbers: [Int]) {
        var index = 0
        while index < numbers.count, index < values.count {
            values[index] = numbers[index]
            index += 1
        }
    }

    package subscript(role: Role) -> Int {
        get { values[role.rank] }
        set { values[role.rank] = newValue }
    }

    package func adding(_ other: Score) -> Score {
        var sum = self
        for role in Role.allCases { sum[role] += other[role] }
        return sum
    }

    package func adding(_ evidence: [Evidence]) -> Score {
        var sum = self
        for found in evidence { sum[found.role] += found.weight }
        return sum
    }

    /// The best of some roles and the second best; equal scores keep the order of the roles.
    package func best(among roles: [Role]) -> (role: Role, second: Role?, margin: Int) {
        let ranked = roles.sorted { left, right in
            self[left] == self[right] ? left < right : self[left] > self[right]
        }
        let best = ranked.first ?? .view
        guard let second = ranked.dropFirst().first else { return (best, nil, 0) }
        return (best, second, self[best] - self[second])
    }
}
