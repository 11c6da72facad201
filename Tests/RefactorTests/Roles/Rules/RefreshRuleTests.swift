import Refactor
import Testing

struct RefreshRuleTests {
    @Test func whatCallsTheViewDecidesWhatItShows() throws {
        try expectEvidence(
            """
            var list: UITableView!
            func showRows() { list.reloadData() }
            func finish() { showRows() }
            """,
            "finish()", from: "refresh", for: .presenter)
    }

    @Test func whatWorksOnTheViewDoesNotDecide() throws {
        try expectNoEvidence(
            """
            var list: UITableView!
            func showRows() { list.reloadData() }
            """,
            "showRows()", from: "refresh")
    }
}
