import Refactor
import Testing

struct StatementRolesTests {
    /// Compares the slices of a method with lines such as `4-5 interactor`, counted in the controller's source.
    private func expectSlices(_ source: String, _ id: String, _ expected: [String]) throws {
        let found = try RoleReading(source).slices(id).map { "\($0.line)-\($0.endLine) \($0.role.rawValue)" }
        #expect(found == expected)
    }

    @Test func aRunOfServiceCallsIsTheInteractors() throws {
        try expectSlices(
            """
            let service: ParcelService
            @IBOutlet var label: UILabel!
            @IBAction func send() {
                label.text = "…"
                service.open()
                service.send(1)
                label.text = "done"
            }
            """, "send()", ["6-7 interactor"])
    }

    @Test func aPushIsTheRouters() throws {
        try expectSlices(
            """
            @IBOutlet var label: UILabel!
            @IBAction func next() {
                label.text = ""
                let detail = DetailController()
                navigationController?.pushViewController(detail, animated: true)
            }
            """, "next()", ["5-6 router"])
    }

    @Test func aMethodOfOneRoleIsNotSliced() throws {
        try expectSlices(
            "@IBOutlet var label: UILabel!\n@IBAction func clear() {\n label.text = nil\n label.isHidden = true\n}",
            "clear()", [])
    }

    @Test func aSingleStatementIsNotSliced() throws {
        try expectSlices("@IBAction func next() { performSegue(withIdentifier: id, sender: nil) }", "next()", [])
    }

    @Test func anAlertIsNotNavigation() throws {
        try expectSlices(
            """
            func warn() {
                let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
                present(alert, animated: true)
            }
            """, "warn()", [])
    }

    @Test func slicesSayWhy() throws {
        let slices = try RoleReading(
            """
            let service: ParcelService
            @IBAction func send() {
                view.endEditing(true)
                service.send(1)
            }
            """
        ).slices("send()")
        #expect(slices.map(\.reason) == ["uses service"])
    }

    @Test func theRangeHoldsTheStatements() throws {
        let reading = try RoleReading(
            "@IBAction func go() {\n view.endEditing(true)\n UserDefaults.standard.set(1, forKey: k)\n}")
        let slice = try #require(try reading.slices("go()").first)
        #expect(reading.controller.files[0].file.text(slice.range) == "UserDefaults.standard.set(1, forKey: k)")
    }
}
