import Refactor
import Testing

struct ViewUseRuleTests {
    @Test func workingOnViewsIsTheViews() throws {
        try expectEvidence(
            """
            var list: UITableView!
            func showRows() { list.reloadData() }
            """,
            "showRows()", from: "view-use", for: .view)
    }

    @Test func navigatingIsNot() throws {
        try expectNoEvidence(
            """
            func next() { view.endEditing(true); performSegue(withIdentifier: "next", sender: nil) }
            """,
            "next()", from: "view-use")
    }
}
