import Refactor
import Testing

/// How far a controller has come, and in which week a commit is.
struct BacklogTests {
    @Test func theStateFollowsTheSigns() {
        func state(_ change: (inout BacklogSigns) -> Void, beyond: Int = 200) -> BacklogState {
            var signs = BacklogSigns()
            change(&signs)
            return signs.state(beyond: beyond, first: 200)
        }
        #expect(state { _ in } == .open)
        #expect(state { $0.hasPlan = true } == .planned)
        #expect(
            state {
                $0.hasPlan = true
                $0.isMarked = true
            } == .marked)
        #expect(state { $0.written = [.router, .presenter] } == .step1)
        #expect(state { $0.isSplit = true } == .step1)
        #expect(state { $0.written = [.router, .presenter, .interactor] } == .step2)
        #expect(state({ $0.isSplit = true }, beyond: 51) == .step1)
        #expect(state({ $0.isSplit = true }, beyond: 50) == .done)
        #expect(state { $0.isWork = false } == .done)
    }

    @Test func whatIsNoMoreIsGoneUnlessItWasDropped() {
        let items = [
            Backlog.Item(name: "A", path: "A.swift", state: .planned, lines: 300, beyond: 90, first: 90, note: "June"),
            Backlog.Item(name: "B", path: "B.swift", state: .dropped, lines: 300, beyond: 90, first: 90),
        ]
        let updated = Backlog(items: items).updated(by: [])
        #expect(updated.items.map(\.state) == [.gone, .dropped] && updated.items[0].note == "June")
        #expect(updated.beyond == 0 && updated.first == 90)
    }

    @Test(arguments: [
        (0, "1969-12-29"), (-1, "1969-12-29"), (-259_201, "1969-12-22"), (345_600, "1970-01-05"),
        (946_684_800, "1999-12-27"), (1_709_164_800, "2024-02-26"), (1_709_510_399, "2024-02-26"),
        (1_709_510_400, "2024-03-04"),
    ])
    func aWeekBeginsOnMonday(seconds: Int, monday: String) {
        #expect(TrendWeek.monday(of: TrendWeek.number(ofSeconds: seconds)) == monday)
    }
}
