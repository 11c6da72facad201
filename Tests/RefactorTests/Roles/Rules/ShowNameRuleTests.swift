import Refactor
import Testing

struct ShowNameRuleTests {
    @Test func showingIsTheViewsWhereItTouchesOne() throws {
        try expectEvidence(
            """
            var list: UITableView!
            func showRows() { list.reloadData() }
            """,
            "showRows()", from: "show-name", for: .view)
    }

    @Test func showingWithoutAViewSaysNothing() throws {
        try expectNoEvidence(
            "func showRows() { }",
            "showRows()", from: "show-name")
    }
}
