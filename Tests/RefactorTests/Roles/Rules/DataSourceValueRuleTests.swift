import Refactor
import Testing

struct DataSourceValueRuleTests {
    @Test func aValueForTheDataSourceIsThePresenters() throws {
        try expectEvidence(
            """
            var names: [String] = []
            func name(at index: Int) -> String { names[index] }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { name(at: 1); return UITableViewCell() }
            """,
            "name(at:)", from: "data-source-value", for: .presenter)
    }

    @Test func aValueThatNobodyOfTheViewAsksForIsNot() throws {
        try expectNoEvidence(
            """
            var names: [String] = []
            func name(at index: Int) -> String { names[index] }
            """,
            "name(at:)", from: "data-source-value")
    }
}
