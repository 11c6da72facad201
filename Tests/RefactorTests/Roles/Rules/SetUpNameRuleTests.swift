import Refactor
import Testing

struct SetUpNameRuleTests {
    @Test func settingUpViewsIsTheViews() throws {
        try expectEvidence(
            """
            func configureList() { list.rowHeight = 44 }
            var list: UITableView!
            """,
            "configureList()", from: "set-up-name", for: .view)
    }

    @Test func loadingSetsNothingUp() throws {
        try expectNoEvidence(
            "func loadList() { }",
            "loadList()", from: "set-up-name")
    }
}
