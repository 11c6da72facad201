import Refactor
import TestSupport
import Testing

/// Modules whose interactors know services by protocols compile, in the styles that hand services in.
struct ServiceProtocolTests {
    static let cases = StyleTests.cases.filter { one in
        ["mutualmobile", "protocol-matrix", "rambler-swift", "ribs", "viper", "vipera", "zik-router"]
            .contains(one.style.id) && one.sample.path.hasSuffix(".swift")
    }

    @Test(arguments: cases)
    func theModuleCompiles(_ one: StyleTests.Case) throws {
        let plan = try one.sample.plan(in: one.style).knowing(services: .protocols)
        // Without services the module is the one that is compiled elsewhere.
        if !plan.injections(into: .interactor).isEmpty { try expectCompiles(plan) }
    }

    @Test func aTypeThatIsWrittenBecomesTheProtocol() throws {
        let source = SourceFile(
            path: "OrderViewController.swift",
            text: """
                import UIKit

                final class OrderAPI { func load() -> Int { return 1 } }

                final class OrderViewController: UIViewController {
                    private let api: OrderAPI = OrderAPI()
                    private let defaults: UserDefaults = .standard
                    private let label = UILabel()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = loadOrders()
                    }

                    // MARK: - Networking

                    private func loadOrders() -> String {
                        defaults.set(api.load(), forKey: "orders")
                        return defaults.string(forKey: "orders") ?? ""
                    }
                }

                """)
        for form in ServiceForm.allCases {
            let emission = try expectCompiles(try plan(of: [source]).knowing(services: form))
            let files = emission.module(of: try plan(of: [source]))
            let builder = files.first { $0.name == "OrderBuilder.swift" }.map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
            let head = """
                    static func wire(
                        _ view: OrderViewController,
                        api: OrderAPIProtocol = OrderAPI(),
                        defaults: OrderDefaults = UserDefaults.standard
                    ) -> OrderViewOutput {
                        let interactor = OrderInteractor(api: api, defaults: defaults)
                """
            #expect(builder?.contains(head) == (form == .protocols), "\(builder ?? "")")
        }
    }
}
