import SwiftSource
import Testing

@testable import Refactor

/// A part that cannot go where it was cut out for.
struct LostPartTests {
    /// The interactor cannot reach `counter`, so the cut comes back to the view, whose value the presenter cannot have:
    /// without the cut the method is the presenter's, where its counter is.
    @Test func itDoesNotKeepItsMethodBack() throws {
        let source = """
            import UIKit

            final class CounterAPI { func count() -> Int { 1 } }

            final class ListController: UIViewController {
                private var counter = CounterAPI()
                override func viewDidLoad() { title = "\\(sections())" }
                private func sections() -> Int { counter.count() }
            }
            """
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ListController.swift", text: source))
        let controller = try #require(try controllers(in: [facts], named: "ListController").first)
        let plan = plan(controller, pins: ["counter": .presenter, "sections()": .presenter])
        let placements = plan.controller.members.map { "\($0.id) \(plan.placements[$0.index].role)" }
        #expect(placements == ["counter presenter", "viewDidLoad() view", "sections() presenter"])
    }
}
