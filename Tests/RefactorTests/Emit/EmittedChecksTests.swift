import Refactor
import SwiftSource
import Testing

/// The emitted view, planned again, has to have nothing to move: whatever keeps that from being known is a fault.
struct EmittedChecksTests {
    private static let source = """
        class ParcelController: UIViewController {
            private let service: ParcelService
            private let ledger: Ledger
            private func load() { service.all { } }
            private func fetch() { ledger.fetch(1) }
            override func viewDidLoad() { super.viewDidLoad(); fetch(); load() }
        }
        """
    /// That its ledger is a view only the team knows.
    private static let team = ProjectFacts(told: ["Ledger": .view])

    @Test func aViewThatWouldBeSplitAgainIsFound() throws {
        let faults = try secondRunFaults(emitted: Self.source)
        #expect(faults.map(\.description) == ["the emitted view would be split again"])
    }

    @Test func aViewThatIsSplitIsNot() throws {
        let view = """
            class ParcelController: UIViewController {
                var output: ParcelViewOutput?
                private let ledger: Ledger
                private func fetch() { ledger.fetch(1) }
            }
            """
        #expect(try secondRunFaults(emitted: view).isEmpty)
    }

    @Test func aViewThatCannotBeReadIsFound() throws {
        let faults = try secondRunFaults(emitted: "class Other { }")
        #expect(faults.map(\.rule) == ["second-run"])
        #expect(faults.first?.description.contains("no class 'ParcelController'") == true)
    }

    @Test func whatTheProjectSaysCountsInTheSecondRun() throws {
        let view = """
            class ParcelController: UIViewController {
                private let ledger: Ledger
                private func fetch() { ledger.fetch(1) }
                override func viewDidLoad() { super.viewDidLoad(); fetch() }
            }
            """
        #expect(try secondRunFaults(emitted: view, project: nil).map(\.rule) == ["second-run"])
        #expect(try secondRunFaults(emitted: view).isEmpty)
    }

    private func plan(project: ProjectFacts?) throws -> Plan {
        let facts = try facts(of: Self.source)
        return try #require(try Refactoring.plans(for: [facts], project: project, decisions: .init()).first)
    }

    private func secondRunFaults(
        emitted text: String, project: ProjectFacts? = Self.team
    ) throws -> [ConservationFault] {
        let plan = try plan(project: project)
        try #require(!plan.roles.isEmpty)
        return Refactor.secondRunFaults(of: plan, emitted: [try facts(of: text)])
    }

    private func facts(of text: String) throws -> SyntaxFacts {
        try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: text))
    }
}
