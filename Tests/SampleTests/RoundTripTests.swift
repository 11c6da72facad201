import Refactor
import Testing

/// No call of a module comes back to where it began.
struct RoundTripTests {
    @Test(arguments: Sample.all.filter { $0.path.hasSuffix(".swift") })
    func noCallComesBack(sample: Sample) throws {
        let trips = roundTrips(of: try sample.plan())
        #expect(trips.isEmpty, "\(trips)")
    }

    /// A method that nobody but the presenter calls would be dead in the view: that trip stays, and is found.
    @Test func aTripIsFound() throws {
        let source = SourceFile(
            path: "PageController.swift",
            text: """
                import UIKit

                final class PageController: UIViewController {
                    private var page = 1
                    override func viewDidLoad() { super.viewDidLoad(); advance() }
                    private func advance() { page += 1; turn() }
                    private func turn() { save() }
                    private func save() { page = 0 }
                }
                """)
        let facts = try language(ofFile: source.path).facts(of: source)
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.pins = [
            "page": .presenter, "advance()": .presenter, "turn()": .view, "save()": .presenter,
        ]
        let plan = try #require(try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first)
        #expect(
            roundTrips(of: plan).map(\.description) == ["presenter advance() → view turn() → presenter save()"])
    }
}
