/// Says to which role a single statement points, by what it touches and which members it uses.
struct StatementReader {
    let member: Member
    let assignments: [Assignment]
    let controller: Controller
    let touches: [Touch]

    func opinion(of statement: StatementFact) -> StatementOpinion {
        var score = Score()
        var reasons: [Role: String] = [:]
        var callers: [Role] = []
        var call: String?
        func vote(_ role: Role, _ points: Int, _ reason: String) {
            score[role] += points
            if reasons[role] == nil { reasons[role] = reason }
        }
        for touch in touches where statement.range.contains(touch.offset) {
            if let (role, points) = vote(for: touch.effect) { vote(role, points, "uses \(touch.phrase)") }
        }
        for reference in member.references where statement.range.contains(reference.fact.range.lowerBound) {
            if reference.target == .superclass { vote(.view, 9, "calls super") }
            guard let used = used(by: reference) else { continue }
            if controller.members[used.member].kind != .property {
                if callers.isEmpty {
                    callers = Self.callers(of: used.role)
                    call = "calls \(reference.name), which belongs to the \(used.role.rawValue)"
                }
            } else if reference.fact.usage == .write || reference.fact.usage == .readWrite {
                vote(used.role, 3, "changes \(reference.name)")
            }
        }
        let best = score.best(among: Likelihood.roles)
        let isClear = score[best.role] > 1 && best.margin > 0
        return StatementOpinion(
            role: isClear ? best.role : nil, callers: callers, isDeclaration: isDeclaration(statement),
            reason: (isClear ? reasons[best.role] : call) ?? "stands among such statements")
    }

    private func vote(for effect: Effect) -> (Role, Int)? {
        switch effect {
        case .showsView: (.view, 3)
        case .readsView, .styles, .overlays: (.view, 2)
        case .navigates: touches.contains { $0.effect == .alerts } ? nil : (.router, 5)
        case .buildsScreen: (.router, 4)
        case .builds: (.router, 1)
        case .alerts: (.view, 6)
        case .usesService: (.interactor, 4)
        case .usesDevice: (.interactor, 3)
        case .formats: (.presenter, 1)
        case .buildsViewModel: (.presenter, 4)
        case .informsOutput: (.presenter, 3)
        case .notifies, .logs: nil
        }
    }

    /// Who may call a member of a role: the role that stands before it on the way inwards, or an answer on the way out.
    private static func callers(of role: Role) -> [Role] {
        switch role {
        case .view: [.presenter, .view]
        case .presenter: [.view, .presenter, .interactor]
        case .interactor: [.presenter, .interactor]
        case .router: [.presenter, .router]
        case .entity, .service: [.interactor]
        }
    }

    private func used(by reference: Reference) -> Assignment? {
        guard case .own(let targets) = reference.target, let target = targets.first, target != member.index,
            assignments[target].confidence != .low
        else { return nil }
        return assignments[target]
    }

    private func isDeclaration(_ statement: StatementFact) -> Bool {
        let text = controller.file(of: member).text(statement.range)
        return text.hasPrefix("let ") || text.hasPrefix("var ")
    }
}
