import Refactor
import Testing

/// What would change a decision, as a line: the facts to take away and the role that is left.
struct CounterfactualTests {
    private func evidence(_ rule: String, _ role: Role, _ weight: Int, _ reason: String, line: Int = 1) -> Evidence {
        Evidence(rule: rule, role: role, weight: weight, line: line, reason: reason)
    }

    /// The member `load()`, decided by the given evidence alone.
    private func picture(_ evidence: [Evidence], style: Style = .viper) throws -> String {
        let member = try #require(try RoleReading("func load() {}").controller.members.first)
        let best = style.adopted(score(of: evidence, kind: .method, in: .swift)).best(among: style.roles(for: .method))
        let assignment = Assignment(
            member: 0, role: best.role, responsibility: .viewConfig, confidence: .medium, margin: best.margin,
            isPinned: false, anchor: nil, evidence: evidence, alternative: best.second)
        return try picture(of: assignment, member: member, style: style)
    }

    private func picture(of assignment: Assignment, member: Member, style: Style = .viper) throws -> String {
        guard let least = counterfactual(of: assignment, member: member, in: .swift, style: style) else {
            return "not decided here"
        }
        guard let role = least.role else { return "\(assignment.role.rawValue), whatever is taken away" }
        let facts = least.without.map(\.reason).joined(separator: " + ")
        return "\(assignment.role.rawValue), without \(facts): \(role.rawValue)"
    }

    @Test func oneFactDecides() throws {
        #expect(
            try picture([
                evidence("service-use", .interactor, 9, "uses a service"),
                evidence("event-name", .presenter, 4, "is named after an event"),
            ]) == "interactor, without uses a service: presenter")
    }

    @Test func ofSeveralTheSmallestIsNamed() throws {
        #expect(
            try picture([
                evidence("service-use", .interactor, 9, "uses a service"),
                evidence("use-case-name", .interactor, 4, "is named after a use case"),
                evidence("show-name", .view, 9, "is named after showing"),
            ]) == "interactor, without is named after a use case: view")
    }

    @Test func twoFactsThatEachSuffice() throws {
        #expect(
            try picture([
                evidence("service-use", .interactor, 9, "uses a service"),
                evidence("service-type", .interactor, 8, "holds a service"),
                evidence("event-name", .presenter, 4, "is named after an event"),
            ]) == "interactor, without uses a service + holds a service: presenter")
    }

    @Test func aFactGoesWithAllThatItSays() throws {
        #expect(
            try picture([
                evidence("navigation", .view, -4, "navigates"), evidence("navigation", .router, 8, "navigates"),
                evidence("event-name", .presenter, 1, "is named after an event"),
            ]) == "router, without navigates: presenter")
    }

    @Test func neighboursAreOneFact() throws {
        #expect(
            try picture([
                evidence("neighbours", .interactor, 5, "is called by save"),
                evidence("neighbours", .view, -4, "is called by tap"),
                evidence("event-name", .presenter, 1, "is named after an event"),
            ]) == "interactor, without is called by save: presenter")
    }

    @Test func wordsAreOneFact() throws {
        #expect(
            try picture([
                evidence("words", .interactor, 5, "has 'store' in its name"),
                evidence("words", .view, -4, "is called by a method that begins with 'tap'"),
                evidence("event-name", .presenter, 1, "is named after an event"),
            ]) == "interactor, without has 'store' in its name: presenter")
    }

    @Test func manyFactsAreNotCounted() throws {
        let evidence = [
            evidence("service-use", .interactor, 9, "a"), evidence("service-type", .interactor, 8, "b"),
            evidence("state-change", .interactor, 8, "c"), evidence("use-case-name", .interactor, 4, "d"),
        ]
        #expect(try picture(evidence) == "interactor, whatever is taken away")
    }

    @Test func inAStyleWithoutPresenterBothSpeak() throws {
        let evidence = [
            evidence("service-use", .interactor, 7, "uses a service"),
            evidence("event-name", .presenter, 5, "is named after an event"),
            evidence("show-name", .view, 6, "is named after showing"),
        ]
        #expect(try picture(evidence, style: .viper) == "view, without is named after showing: presenter")
        #expect(try picture(evidence, style: .ribs) == "interactor, without is named after an event: view")
    }

    @Test func aPinOrAnAnchorLeavesNothingToChange() throws {
        let pinned = try RoleReading("func load() {}", pins: ["load()": .router])
        #expect(
            try picture(of: pinned.assignment("load()"), member: pinned.controller.members[0]) == "not decided here")
        let anchored = try RoleReading("override func viewDidLoad() {}")
        #expect(
            try picture(of: anchored.assignment("viewDidLoad()"), member: anchored.controller.members[0])
                == "not decided here")
    }

    @Test func theRealDecisionIsTheOneExplained() throws {
        let reading = try RoleReading(
            """
            let service: ParcelService
            @IBOutlet var list: UITableView!
            func load() { service.all { self.show() } }
            func show() { list.reloadData() }
            func title(of parcel: Parcel) -> String { parcel.name }
            """)
        for member in reading.controller.members where reading.assignments[member.index].anchor == nil {
            let assignment = reading.assignments[member.index]
            let least = try #require(counterfactual(of: assignment, member: member, in: .swift), "\(member.id)")
            guard let role = least.role else { continue }
            #expect(role != assignment.role)
            #expect(!least.without.isEmpty)
            #expect(least.without.allSatisfy(assignment.evidence.contains))
        }
    }

    @Test func theStrongestCounterArgumentSpeaksAgainst() throws {
        let member = Assignment(
            member: 0, role: .interactor, responsibility: .businessUseCase, confidence: .low, margin: 1,
            isPinned: false,
            anchor: nil,
            evidence: [
                evidence("service-use", .interactor, 7, "uses a service"),
                evidence("show-name", .interactor, -5, "is named after showing"),
                evidence("event-name", .presenter, 4, "is named after an event"),
                evidence("neighbours", .view, -6, "is called by save"),
            ], alternative: .presenter)
        #expect(counterArgument(of: member)?.reason == "is named after showing")
        #expect(counterArgument(of: member, style: .ribs)?.reason == "is named after showing")
    }
}
