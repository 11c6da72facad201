import Refactor
import Testing

/// Who leaves the view although nothing speaks clearly.
struct CloseCallTests {
    private func assignment(_ role: Role, or alternative: Role?, for evidence: [Role]) -> Assignment {
        Assignment(
            member: 0, role: role, responsibility: .allCases[0], confidence: .low, margin: 1, isPinned: false,
            anchor: nil,
            evidence: evidence.map { Evidence(rule: "test", role: $0, weight: 2, line: 1, reason: "a test") },
            alternative: alternative)
    }

    @Test func betweenTwoOtherRolesItLeavesTheView() {
        let close = assignment(.presenter, or: .interactor, for: [.presenter, .interactor])
        #expect(close.isDoubtful && !close.isUndecided)
    }

    @Test(arguments: [(Role.view, Role.presenter), (.presenter, .view)])
    func wherePartOfTheArgumentIsTheViewItStays(role: Role, alternative: Role) {
        let open = assignment(role, or: alternative, for: [role, alternative])
        #expect(open.isDoubtful && open.isUndecided)
    }

    @Test func whereNothingSpeaksItStays() {
        #expect(assignment(.presenter, or: .interactor, for: []).isUndecided)
        #expect(assignment(.presenter, or: nil, for: [.presenter]).isUndecided)
    }

    @Test func aTieGoesToThePresenter() {
        var score = Score()
        score[.interactor] = 3
        score[.presenter] = 3
        #expect(score.best(among: Role.allCases).role == .presenter)
    }
}
