import Refactor
import SwiftSource
import Testing

/// What crosses between the roles as decided: the source, the roles that a person pinned, and the picture beside it.
struct ProposedBoundariesTests {
    @Test func aCallCrossesToTheRoleOfItsTarget() throws {
        try expectBoundaries(
            """
            func start() { load() }
            func load() {}
            """, [("start()", .presenter), ("load()", .interactor)], ["presenter > interactor: load() 2"])
    }

    @Test func membersThatCannotMoveAskAllTheSame() throws {
        try expectBoundaries(
            """
            override func viewDidLoad() { super.viewDidLoad(); start() }
            func start() {}
            """, [("start()", .presenter)], ["view > presenter: start() 2"])
    }

    @Test func withoutAPortTheRequirementStandsOnTheWholeWay() throws {
        try expectBoundaries(
            """
            @IBAction func tap() { open() }
            func open() {}
            """, [("open()", .router)], ["view > presenter: open() 2", "presenter > router: open() 2"])
    }

    @Test func aPropertyIsReadOrWritten() throws {
        try expectBoundaries(
            """
            var name = ""
            var count = 0
            func show() { print(name); count = 1 }
            """, [("name", .interactor), ("count", .interactor), ("show()", .presenter)],
            ["presenter > interactor: name 4, count 4 written, performShow() 4"])
    }

    @Test func theSameRoleAsksNothingOfItself() throws {
        try expectBoundaries(
            "func start() { load() }\nfunc load() {}", [("start()", .presenter), ("load()", .presenter)], [])
    }

    @Test func aSelectorNamesItsOwnObjectsMethod() throws {
        try expectBoundaries(
            """
            override func viewDidLoad() { button.addTarget(self, action: #selector(send), for: .touchUpInside) }
            let button = UIButton()
            @objc func send() {}
            """, [("send()", .presenter)], [])
    }

    @Test func whatAnInitialiserSetsIsGivenByTheBuilder() throws {
        try expectBoundaries(
            """
            let user: User
            var draft: Draft
            init(user: User) { self.user = user; draft = Draft(); super.init(nibName: nil, bundle: nil); load() }
            func load() { draft = Draft(user) }
            func show() { print(user, draft) }
            """,
            [("user", .interactor), ("draft", .interactor), ("load()", .interactor), ("show()", .presenter)],
            ["presenter > interactor: draft 6"])
    }

    @Test func eachPartCleansUpAfterItself() throws {
        try expectBoundaries(
            "let feed = Feed()\ndeinit { feed.stop() }\nfunc stop() { feed.stop() }",
            [("feed", .interactor), ("stop()", .interactor)], [])
    }

    @Test func whatIsWrittenNowIsTold() throws {
        let plan = try plan(
            of: """
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { super.viewDidLoad(); start() }
                private func start() { print(title(of: 3)) }
                private func title(of number: Int) -> String { label.text = ""; return "\\(number)" }
                """, pins: ["start()": .presenter, "title(of:)": .presenter])
        let port = try #require(plan.style.ports.first { $0.from == .view })
        let now = plan.proposedBoundaries.flatMap { boundary in
            boundary.requirements.filter { plan.isEmitted($0, through: port) }
                .map { plan.controller.members[$0.member].id }
        }
        #expect(now.isEmpty == !plan.boundaries.contains { $0.port == port })
        #expect(plan.proposedBoundaries.first?.requirements.count == 1)
    }

    @Test func aModuleThatIsSplitAlreadyProposesNothing() throws {
        let plan = try plan(
            of:
                "var presenter: ParcelViewOutput?\nfunc load() { save() }\nfunc save() { UserDefaults.standard.set(1) }",
            pins: ["load()": .presenter])
        #expect(plan.proposedBoundaries.isEmpty)
        #expect(plan.interimBoundaries.isEmpty)
    }

    // MARK: - Pictures

    private func plan(of members: String, pins: [String: Role]) throws -> Plan {
        let reading = try RoleReading(members)
        return Refactor.plan(reading.controller, pins: pins)
    }

    /// A line for each boundary: the ends, and each requirement with the lines that need it.
    private func expectBoundaries(
        _ members: String, _ pins: [(String, Role)], _ expected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let plan = try plan(of: members, pins: Dictionary(uniqueKeysWithValues: pins))
        let picture = plan.proposedBoundaries.map { boundary in
            let requirements = boundary.requirements.map { requirement in
                let lines = requirement.lines.map { " \($0)" }.joined()
                return plan.controller.members[requirement.member].id + lines
                    + (requirement.isWritten ? " written" : "")
            }
            return "\(boundary.port.from.rawValue) > \(boundary.port.to.rawValue): "
                + requirements.joined(separator: ", ")
        }
        #expect(picture == expected, sourceLocation: sourceLocation)
    }
}
