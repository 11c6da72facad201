import Refactor
import SwiftSource
import Testing

/// What a protocol names may not be private.
struct WideningTests {
    /// The names of the members whose access goes.
    private func widened(_ source: String, pins: [String: Role]) throws -> [String] {
        let controller = try RoleReading(source).controller
        let plan = plan(controller, pins: pins)
        return plan.widenings.map { plan.controller.members[$0.member].name }.sorted()
    }

    @Test func theTypeOfAPropertyThatAProtocolNamesIsWidenedThoughItIsNotWritten() throws {
        let source = """
            final class ParcelController: UIViewController {
                private enum Phase { case idle, busy }
                private var phase = Phase.idle
                private var label = UILabel()
                override func viewDidLoad() { super.viewDidLoad(); phase = .busy; send(); label.text = "" }
                private func send() { if phase == .busy { Parcels.shared.send() } }
            }
            """
        let found = try widened(source, pins: ["send()": .presenter, "phase": .view, "Phase": .view])
        #expect(found.contains("phase"))
        #expect(found.contains("Phase"))
    }
}
