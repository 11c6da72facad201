/// Says to which role a single statement points, by what it touches and which members it uses.
struct StatementReader {
    let member: Member
    let assignments: [Assignment]
    let controller: Controller
    let touches: [APIUse]
    /// The class of each property's type, by member.
    let classes: [TypeClass]

    /// Points for each role, with the first reason for each.
    private struct Ballot {
        var score = Score()
        var reasons: [Role: String] = [:]

        mutating func add(_ points: Int, for role: Role, _ reason: String) {
            score[role] += points
            if reasons[role] == nil { reasons[role] = reason }
        }
    }

    func opinion(of statement: StatementFact) -> StatementOpinion {
        if LogFunctions.isCall(statement.range, of: member) { return .none }
        let references = member.references(in: statement.range)
        let ballot = ballot(of: statement, references: references)
        let best = ballot.score.best(among: Likelihood.roles)
        let isClear = ballot.score[best.role] > 1 && best.margin > 0
        let call = references.lazy.compactMap(calledMember).first
        let callReason = call.map { "calls \($0.name), which belongs to the \($0.role.rawValue)" }
        return StatementOpinion(
            role: isClear ? best.role : nil, callers: call.map { Self.callers(of: $0.role) } ?? [],
            isDeclaration: statement.form == .declaration,
            reason: (isClear ? ballot.reasons[best.role] : callReason) ?? "stands among such statements")
    }

    private func ballot(of statement: StatementFact, references: ArraySlice<Reference>) -> Ballot {
        var ballot = Ballot()
        for touch in touches where statement.range.contains(touch.offset) {
            if let (role, points) = points(of: touch.effect) { ballot.add(points, for: role, "uses \(touch.phrase)") }
        }
        for reference in references {
            if reference.target == .superclass { ballot.add(9, for: .view, "calls super") }
            if let role = ownerOfChange(reference) { ballot.add(3, for: role, "changes \(reference.name)") }
            if let role = ownerOfRead(reference) { ballot.add(2, for: role, "reads \(reference.name)") }
        }
        return ballot
    }

    private func points(of effect: Effect) -> (Role, Int)? {
        switch effect {
        case .showsView, .refreshesView: (.view, 3)
        case .readsView, .styles, .overlays: (.view, 2)
        case .navigates: touches.contains { $0.effect == .alerts } ? nil : (.router, 5)
        case .buildsScreen: (.router, 4)
        case .builds: (.router, 1)
        case .alerts: (.view, 6)
        case .usesService, .asksService: (.interactor, 4)
        case .usesDevice: (.interactor, 3)
        case .formats: (.presenter, 2)
        case .buildsViewModel: (.presenter, 4)
        case .informsOutput: (.presenter, 3)
        case .notifies, .logs: nil
        }
    }

    /// Returns the roles that may call a member of a role: the one before it on the way inwards, or an answer on the
    /// way out.
    private static func callers(of role: Role) -> [Role] {
        switch role {
        case .view: [.presenter, .view]
        case .presenter: [.view, .presenter, .interactor]
        case .interactor: [.presenter, .interactor]
        case .router: [.presenter, .router]
        case .entity, .service: [.interactor]
        }
    }

    private func calledMember(_ reference: Reference) -> (name: String, role: Role)? {
        guard let used = used(by: reference), controller.members[used.member].kind == .method else { return nil }
        return (reference.name, used.role)
    }

    private func ownerOfChange(_ reference: Reference) -> Role? {
        guard reference.fact.usage == .write || reference.fact.usage == .readWrite, let used = used(by: reference),
            controller.members[used.member].kind == .property
        else { return nil }
        return used.role
    }

    /// State that is not the view's is looked at by those who own it.
    private func ownerOfRead(_ reference: Reference) -> Role? {
        guard reference.fact.usage == .read, let used = used(by: reference),
            used.role == .presenter || used.role == .interactor, controller.members[used.member].kind == .property,
            classes[used.member] != .service, classes[used.member] != .device
        else { return nil }
        return used.role
    }

    /// The assignment of the own member that a reference means, when it is sure enough.
    private func used(by reference: Reference) -> Assignment? {
        guard case .own(let targets) = reference.target, let target = targets.first, target != member.index,
            assignments[target].confidence != .low
        else { return nil }
        return assignments[target]
    }
}
