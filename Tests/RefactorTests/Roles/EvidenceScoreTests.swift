import Refactor
import Testing

/// What evidence adds up to must be what decided.
struct EvidenceScoreTests {
    @Test func theEvidenceAddsUpToTheDecision() throws {
        let reading = try RoleReading(
            """
            let service: ParcelService
            var parcels: [Parcel] = []
            @IBOutlet var list: UITableView!
            override func viewDidLoad() { super.viewDidLoad(); start() }
            func start() { showSpinner(); loadParcels() }
            func loadParcels() { service.all { parcels in self.parcels = parcels; self.didLoad() } }
            func didLoad() { list.reloadData() }
            func showSpinner() { list.isHidden = true }
            func openDetail() { navigationController?.pushViewController(DetailController(), animated: true) }
            """)
        for assignment in reading.assignments where assignment.anchor == nil {
            let kind = reading.controller.members[assignment.member].kind
            let best = score(of: assignment.evidence, kind: kind, in: .swift).best(among: [
                .view, .presenter, .interactor, .router,
            ])
            #expect(best.role == assignment.role, "\(explained(assignment))")
            #expect(best.margin == assignment.margin, "\(explained(assignment))")
        }
    }
}
