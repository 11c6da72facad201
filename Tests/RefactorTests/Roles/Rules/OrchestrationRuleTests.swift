import Refactor
import Testing

struct OrchestrationRuleTests {
    @Test func whatCallsBothSidesStandsBetweenThem() throws {
        try expectEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            var list: UITableView!
            func showRows() { list.reloadData() }
            func start() { showRows(); loadParcels() }
            """,
            "start()", from: "orchestration", for: .presenter)
    }

    @Test func whatCallsOneSideOnlyDoesNot() throws {
        try expectNoEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            func start() { loadParcels() }
            """,
            "start()", from: "orchestration")
    }
}
