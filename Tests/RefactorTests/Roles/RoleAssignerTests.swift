import Refactor
import Testing

struct RoleAssignerTests {
    private let shop = """
        let service: ParcelService
        var parcels: [Parcel] = []
        @IBOutlet var list: UITableView!
        override func viewDidLoad() { super.viewDidLoad(); start() }
        func start() { showSpinner(); loadParcels() }
        func loadParcels() { service.all { parcels in self.parcels = parcels; self.didLoad() } }
        func didLoad() { showRows() }
        func showSpinner() { list.isHidden = true }
        func showRows() { list.reloadData() }
        func openDetail() { navigationController?.pushViewController(DetailController(), animated: true) }
        """

    @Test func eachMemberFindsItsRole() throws {
        let roles: [(String, Role)] = [
            ("service", .interactor), ("parcels", .interactor), ("list", .view), ("viewDidLoad()", .view),
            ("start()", .presenter), ("loadParcels()", .interactor), ("didLoad()", .presenter),
            ("showSpinner()", .view), ("showRows()", .view), ("openDetail()", .router),
        ]
        for (id, role) in roles { try expectRole(shop, id, role) }
    }

    @Test func userDefaultsAreTheInteractors() throws {
        try expectRole(
            "func save() { UserDefaults.standard.set(1, forKey: \"k\") }",
            "save()", .interactor)
    }

    @Test func assignmentsStandInTheOrderOfTheMembers() throws {
        let reading = try RoleReading(shop)
        #expect(reading.assignments.map(\.member) == Array(reading.controller.members.indices))
    }

    @Test func twoRunsGiveTheSame() throws {
        #expect(try RoleReading(shop).assignments == RoleReading(shop).assignments)
    }

    @Test func aTieGoesToTheFirstRole() {
        var score = Score()
        score[.presenter] = 3
        score[.router] = 3
        let best = score.best(among: [.view, .router, .presenter])
        #expect(best.role == .presenter)
        #expect(best.second == .router)
        #expect(best.margin == 0)
    }

    @Test func aPinWins() throws {
        let assignment = try RoleReading(shop, pins: ["start()": .router]).assignment("start()")
        #expect(assignment.role == .router)
        #expect(assignment.isPinned)
        #expect(assignment.confidence == .high)
    }

    @Test func aPinConvincesNeighbours() throws {
        let source = "var stamp: Stamp?\nfunc more() -> Stamp? { stamp }"
        try expectRole(source, "stamp", .interactor, pins: ["more()": .interactor])
        try expectRole(source, "stamp", .router, pins: ["more()": .router])
    }

    @Test func noPinMovesAnAnchor() throws {
        let assignment = try RoleReading(shop, pins: ["viewDidLoad()": .presenter]).assignment("viewDidLoad()")
        #expect(assignment.role == .view)
        #expect(!assignment.isPinned)
        #expect(assignment.anchor == "overrides a member of UIViewController")
    }

    @Test func nothingSpokenIsUndecided() throws {
        let assignment = try RoleReading("var zebra = thing").assignment("zebra")
        #expect(assignment.confidence == .low)
        #expect(assignment.isUndecided)
    }

    @Test func evidenceAddsUpToTheMargin() throws {
        let assignment = try RoleReading(shop).assignment("openDetail()")
        #expect(assignment.confidence == .high)
        #expect(assignment.evidence.first?.role == .router)
        #expect(assignment.evidence.map { abs($0.weight) } == assignment.evidence.map { abs($0.weight) }.sorted(by: >))
        #expect(assignment.margin > 0)
    }

    @Test func neighboursSayWhoTheyAre() throws {
        let assignment = try RoleReading(shop).assignment("parcels")
        let said = assignment.evidence.first { $0.rule == "neighbours" && $0.role == .interactor }
        #expect(said?.reason == "is written by loadParcels")
    }

    @Test func neighboursAloneDoNotShout() throws {
        let readers = (1...30).map { "func show\($0)() { list.reloadData(); print(model) }" }.joined(separator: "\n")
        let assignment = try RoleReading("var list: UITableView!\nvar model = thing\n" + readers).assignment("model")
        #expect(assignment.role == .view)
        #expect(assignment.evidence.filter { $0.rule == "neighbours" }.allSatisfy { abs($0.weight) <= 16 })
    }

    @Test func onlyNestedTypesAreEntitiesAndServices() throws {
        try expectRole("struct Parcel { let id: Int }", "Parcel", .entity)
        try expectRole("class Loader { func go() { URLSession.shared.dataTask(with: url) } }", "Loader", .service)
        let roles = Set(try RoleReading(shop).assignments.map(\.role))
        #expect(roles.isDisjoint(with: [.entity, .service]))
    }
}
