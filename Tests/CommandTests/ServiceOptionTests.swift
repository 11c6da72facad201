import Foundation
import TestSupport
import Testing

/// `--services` and its key in plan files.
struct ServiceOptionTests {
    private static let controller = """
        import UIKit

        final class OrderController: UIViewController {
            private let defaults = UserDefaults.standard
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = loadOrders()
            }

            // MARK: - Networking

            private func loadOrders() -> String {
                return defaults.string(forKey: "orders") ?? ""
            }
        }

        """

    @Test func theOptionMakesAProtocol() throws {
        try inFolder { folder in
            let run = try RefactorTool.run(
                ["emit", "OrderController.swift", "--into", "Order", "--only", "all", "--services", "protocols"],
                in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let protocols = try TestSupport.read(folder + "/Order/OrderProtocols.swift")
            #expect(
                protocols.hasSuffix(
                    """
                    /// What `OrderInteractor` asks of its `UserDefaults`.
                    protocol OrderDefaults: AnyObject {
                        func string(forKey key: String) -> String?
                    }

                    extension UserDefaults: OrderDefaults {}

                    """), "\(protocols)")
            let builder = try TestSupport.read(folder + "/Order/OrderBuilder.swift")
            #expect(
                builder.contains(
                    "static func wire(_ view: OrderController, defaults: OrderDefaults = UserDefaults.standard)"))
            #expect(builder.contains("let interactor = OrderInteractor(defaults: defaults)"))
        }
    }

    @Test func aPlanFileKeepsIt() throws {
        try inFolder { folder in
            let plan = [
                "plan", "OrderController.swift", "--only", "all", "--services", "protocols", "-o", "order.plan.yml",
            ]
            let planned = try RefactorTool.run(plan, in: folder)
            #expect(planned.status == 0)
            let text = try TestSupport.read(folder + "/order.plan.yml")
            #expect(text.contains("\nservices: protocols\nonly: all\nfiles:\n"))
            let emitted = try RefactorTool.run(["emit", "order.plan.yml", "--into", "Order"], in: folder)
            #expect(emitted.status == 0)
            let interactor = try TestSupport.read(folder + "/Order/OrderInteractor.swift")
            #expect(interactor.contains("let defaults: OrderDefaults\n"))
        }
    }

    @Test func aWrongFormInAPlanFileIsRefused() throws {
        try inFolder { folder in
            _ = try RefactorTool.run(
                ["plan", "OrderController.swift", "--only", "all", "-o", "order.plan.yml"], in: folder)
            let text = try TestSupport.read(folder + "/order.plan.yml")
            #expect(!text.contains("services:"))
            try TestSupport.write(
                text.replacingOccurrences(of: "files:", with: "services: mocks\nfiles:"), to: folder + "/order.plan.yml"
            )
            try expectRefusal(
                ["emit", "order.plan.yml", "--into", "Order"], status: 1,
                saying: "'services' must be concrete or protocols", in: folder)
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try TestSupport.write(Self.controller, to: folder + "/OrderController.swift")
            try body(folder)
        }
    }
}
