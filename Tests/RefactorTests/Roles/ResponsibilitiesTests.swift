import Refactor
import Testing

struct ResponsibilitiesTests {
    private func expect(_ source: String, _ id: String, _ responsibility: Responsibility) throws {
        let assignment = try RoleReading(source).assignment(id)
        #expect(assignment.responsibility == responsibility, "\(explained(assignment))")
        #expect(assignment.responsibility.role == assignment.role)
    }

    @Test func viewMembers() throws {
        try expect("override func viewDidLoad() { }", "viewDidLoad()", .viewLife)
        try expect("@IBAction func send() { }", "send()", .sendViewEvent)
        try expect("var list: UITableView!", "list", .viewState)
        try expect("var list: UITableView!\nfunc setUpList() { list.rowHeight = 4 }", "setUpList()", .viewConfig)
        try expect("var list: UITableView!\nfunc showRows() { list.reloadData() }", "showRows()", .updateView)
        try expect(
            "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }",
            "tableView(_:numberOfRowsInSection:)", .requestViewData)
    }

    @Test func presenterMembers() throws {
        let service = "let service: ParcelService\n"
        try expect("@IBAction func send() { didSend() }\nfunc didSend() { }", "didSend()", .handleViewEvent)
        try expect(
            "let dates = DateFormatter()\nfunc title() -> String { dates.string(from: day) }", "title()",
            .provideViewData)
        try expect(
            service + "func load() { service.all { self.didLoad() } }\nfunc didLoad() { }", "didLoad()",
            .handleBusinessEvent)
        try expect(
            "func open() { navigationController?.pushViewController(next, animated: true) }\nfunc didTap() { open() }",
            "didTap()", .wireframe)
    }

    @Test func interactorMembers() throws {
        let service = "let service: ParcelService\n"
        try expect(service, "service", .businessState)
        try expect(service + "func loadParcels() { service.all() }", "loadParcels()", .requestModelData)
        try expect(service + "func saveParcel() { service.save() }", "saveParcel()", .manageModel)
        try expect(service + "func login() { service.login() }", "login()", .businessUseCase)
    }

    @Test func theRest() throws {
        try expect("func open() { performSegue(withIdentifier: id, sender: nil) }", "open()", .navigation)
        try expect("struct Parcel { let id: Int }", "Parcel", .entity)
    }

    /// Whatever the role, the responsibility is one of its own.
    @Test func aResponsibilityIsOneOfTheRole() throws {
        let reading = try RoleReading("func a() { }\nvar b = 1\nstruct C { }\ninit() { }")
        for member in reading.controller.members {
            for role in Role.allCases {
                #expect(
                    responsibility(of: member, role: role, in: RuleContext(controller: reading.controller)).role == role
                )
            }
        }
    }
}
