/// Says to which role a single statement points, by what it touches and which members it uses.
struct StatementReader {
    let member: Member
    let assignments: [Assignment]
    let controller: Controller
    let touches: [Touch]

    func opinion(of statement: StatementFact) -> StatementOpinion? {
        var score = Score()
        var reasons: [Role: String] = [:]
        func vote(_ role: Role, _ points: Int, _ reason: String) {
            score[role] += points
            if reasons[role] == nil { reasons[role] = reason }
        }
        for touch in touches where statement.range.contains(touch.offset) {
            if let (role, points) = Self.vote(for: touch.effect) { vote(role, points, "uses \(touch.phrase)") }
        }
        for reference in member.references where statement.range.contains(reference.fact.range.lowerBound) {
            for (role, points) in votes(for: reference) { vote(role, points, "uses \(reference.name)") }
        }
        let best = score.best(among: Likelihood.roles)
        guard score[best.role] > 1, best.margin > 0, let reason = reasons[best.role] else { return nil }
        return StatementOpinion(role: best.role, reason: reason)
    }

    private static func vote(for effect: Effect) -> (Role, Int)? {
        switch effect {
        case .showsView: (.view, 3)
        case .readsView, .styles, .overlays: (.view, 2)
        case .navigates: (.router, 5)
        case .buildsScreen: (.router, 4)
        case .alerts: (.view, 4)
        case .usesService: (.interactor, 4)
        case .usesDevice: (.interactor, 3)
        case .formats: (.presenter, 2)
        case .buildsViewModel: (.presenter, 4)
        case .informsOutput: (.presenter, 3)
        case .notifies, .logs: nil
        }
    }

    private func votes(for reference: Reference) -> [(Role, Int)] {
        guard case .own(let targets) = reference.target, let target = targets.first, target != member.index else {
            return []
        }
        let found = assignments[target]
        guard found.confidence != .low else { return [] }
        if controller.members[target].kind == .property {
            let isWrite = reference.fact.usage == .write || reference.fact.usage == .readWrite
            return [(found.role, isWrite ? 3 : 1)]
        }
        return found.role == .view ? [(.view, 1)] : [(.presenter, 2)]
    }
}
