import Refactor

/// Counts over members: every figure of the report comes from here.
struct Tally {
    static let roles: [Role] = [.view, .presenter, .interactor, .router]

    private var said: [Role: [Role: Int]] = [:]
    /// Decisions that a reader would accept, the true role's among them.
    private(set) var accepted = 0
    private var levels: [Confidence: (right: Int, all: Int)] = [:]

    mutating func add(truth: Role, said role: Role, confidence: Confidence, isAccepted: Bool) {
        if isAccepted || truth == role { accepted += 1 }
        said[truth, default: [:]][role, default: 0] += 1
        var level = levels[confidence] ?? (0, 0)
        level.all += 1
        if truth == role { level.right += 1 }
        levels[confidence] = level
    }

    func count(_ truth: Role, said role: Role) -> Int { said[truth]?[role] ?? 0 }

    var total: Int { levels.values.reduce(0) { $0 + $1.all } }
    var accuracy: Double { share(Self.roles.reduce(0) { $0 + count($1, said: $1) }, total) }

    func f1(_ role: Role) -> Double {
        let all = Self.roles.reduce(0) { $0 + count(role, said: $1) + count($1, said: role) }
        return share(2 * count(role, said: role), all)
    }

    /// The plain mean over the roles that hold at least one member in a hundred.
    var macroF1: Double {
        let scores = Self.roles.filter { role in
            Self.roles.reduce(0) { $0 + count(role, said: $1) } * 100 >= max(100, total)
        }.map(f1)
        return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
    }

    func coverage(_ level: Confidence) -> Double { share(levels[level]?.all ?? 0, total) }
    func accuracy(_ level: Confidence) -> Double { share(levels[level]?.right ?? 0, levels[level]?.all ?? 0) }

    private func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 0 : Double(part) / Double(whole) }
}
