import Refactor
import Testing

struct ServiceUseRuleTests {
    @Test func usingAServiceIsTheInteractors() throws {
        try expectEvidence(
            """
            let service: ParcelService
            func loadParcels() { service.all { } }
            """,
            "loadParcels()", from: "service-use", for: .interactor)
    }

    @Test func usingAViewIsNot() throws {
        try expectNoEvidence(
            """
            var list: UITableView!
            func showRows() { list.reloadData() }
            """,
            "showRows()", from: "service-use")
    }
}
