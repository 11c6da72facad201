import Refactor
import Testing

/// What is carried out in steps, or for one role alone, compiles each time and says what is left for later.
struct StepTests {
    @Test(arguments: Sample.all, [1, 2, MigrationStep.lastStep])
    func eachStepCompiles(sample: Sample, step: Int) throws {
        let adoption = try #require(MigrationStep(step: step))
        try expectCompiles(try sample.plan(inProject: true, adopting: adoption))
    }

    @Test(arguments: Sample.all, [Role.router, .interactor, .presenter])
    func eachRoleAloneCompiles(sample: Sample, role: Role) throws {
        let plan = try sample.plan(adopting: MigrationStep(only: role))
        try expectCompiles(plan)
        for placement in plan.placements where placement.moves { #expect(placement.role == role) }
    }

    @Test(arguments: Sample.all, [1, 2])
    func whatBelongsToALaterStepSaysSo(sample: Sample, step: Int) throws {
        let adoption = try #require(MigrationStep(step: step))
        let roles: Set<Role> = step == 1 ? [.router] : [.router, .interactor]
        let plan = try sample.plan(adopting: adoption)
        let whole = try sample.plan()
        for member in plan.source.members {
            let (placement, later) = (plan.placements[member.index], whole.placements[member.index])
            if placement.moves { #expect(roles.contains(placement.role)) }
            if case .laterStep(let role)? = placement.stays {
                #expect(
                    !roles.contains(role)
                        && [later.wanted, later.role, plan.assignments[member.index].role].contains(role))
            }
            // What only its statements decide is not decided before they leave; state lives where its users are.
            let assignment = plan.assignments[member.index]
            let isDecided = !assignment.isUndecided && assignment.role != .view && !placement.moves
            if later.moves, !roles.contains(later.role), isDecided {
                #expect(placement.stays?.code == "later-step")
            }
        }
        let ledger = Ledger(plan: plan, emission: language(of: plan).text(of: plan, bodies: .move))
        let isLater = plan.placements.contains { $0.stays?.code == "later-step" }
        #expect(ledger.stayed.contains { $0.reason == "later-step" } == isLater)
    }

    @Test(arguments: Sample.all)
    func theLastStepIsEverything(sample: Sample) throws {
        let last = try sample.plan(adopting: try #require(MigrationStep(step: MigrationStep.lastStep)))
        let whole = try sample.plan()
        #expect(last.placements == whole.placements)
        let written = language(of: last).text(of: last, bodies: .move).module(of: last)
        let expected = language(of: whole).text(of: whole, bodies: .move).module(of: whole)
        #expect(written.map(\.name) == expected.map(\.name) && written.map(\.bytes) == expected.map(\.bytes))
    }

    @Test func thereAreThreeSteps() {
        #expect([0, 1, 2, 3, 4].map { MigrationStep(step: $0) != nil } == [false, true, true, true, false])
    }
}
