import Refactor
import Testing

struct ViewProtocolRuleTests {
    @Test func whatUIKitAsksStaysInTheView() throws {
        try expectEvidence(
            """
            class ParcelController: UIViewController, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            }
            """,
            "tableView(_:numberOfRowsInSection:)", from: "view-protocol", for: .view)
    }

    @Test func aMethodThatOnlyLooksLikeItDoesNot() throws {
        try expectNoEvidence(
            "func tableView(_ tableView: UITableView, numberOfThings section: Int) -> Int { 1 }",
            "tableView(_:numberOfThings:)", from: "view-protocol")
    }
}
