import Refactor
import TestSupport
import Testing

/// Builders of `vipera` take services from the app's container, to which each module contributes its own.
struct AppContainerTests {
    private func plan(besides text: String = "", in style: Style = .vipera) throws -> Plan {
        let source = SourceFile(
            path: "OrderViewController.swift",
            text: """
                import UIKit

                final class OrderAPI { func load() -> Int { return 1 } }
                \(text)
                final class OrderViewController: UIViewController {
                    private let api = OrderAPI()
                    private let defaults = UserDefaults.standard
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
        return try SampleTests.plan(of: [source], in: style)
    }

    @Test func theModuleContributesItsServices() throws {
        let plan = try plan().knowing(services: .protocols)
        let emission = try expectCompiles(plan)
        #expect(
            emission.text(of: "OrderServices.swift", in: plan).hasSuffix(
                """
                /// The services of the Order module.
                extension App {
                    var orderAPI: OrderAPIProtocol { OrderAPI() }
                    var orderDefaults: OrderDefaults { UserDefaults.standard }
                }

                """))
        let builder = emission.text(of: "OrderModule.swift", in: plan)
        #expect(builder.contains("defaults: OrderDefaults = App.shared.orderDefaults"), "\(builder)")
        #expect(builder.contains("api: OrderAPIProtocol = App.shared.orderAPI"), "\(builder)")
        #expect(emission.text(of: "App.swift", in: plan).contains("static let shared = App()"))
        #expect(plan.findings.contains { $0.rule == "app-container" })
    }

    /// What gives a service is bytes of the source, which move once.
    @Test func aValueMayStandTwice() throws {
        let vipera = Style.vipera
        let services = Component(
            [], "{module}Services",
            text: [
                "extension {container} {", "{for entry}", "    var {entry}: {type} { {value} }", "{end}", "{for entry}",
                "    static func {entry}() -> {type} { {value} }", "{end}", "}",
            ])
        let style = Style(
            id: "house", head: vipera.head, components: vipera.components.dropLast() + [services], ports: vipera.ports,
            screens: vipera.screens, wiring: vipera.wiring)
        let plan = try plan(in: style).knowing(services: .protocols)
        #expect(
            try expectCompiles(plan).text(of: "OrderServices.swift", in: plan).hasSuffix(
                """
                extension App {
                    var orderAPI: OrderAPIProtocol { OrderAPI() }
                    var orderDefaults: OrderDefaults { UserDefaults.standard }
                    static func orderAPI() -> OrderAPIProtocol { OrderAPI() }
                    static func orderDefaults() -> OrderDefaults { UserDefaults.standard }
                }

                """))
    }

    @Test func theAppsContainerIsNotWrittenAgain() throws {
        let app = """
            final class App {
                static let shared = App()
                let orderAPI = 1
            }
            """
        let plan = try plan(besides: app).knowing(services: .protocols)
        let emission = try expectCompiles(plan)
        #expect(!emission.files.contains { $0.name == "App.swift" })
        #expect(emission.text(of: "OrderServices.swift", in: plan).contains("var orderApi: OrderAPIProtocol"))
        #expect(!plan.findings.contains { $0.rule == "app-container" })
    }

    @Test func servicesByTheirClassesNeedNoContainer() throws {
        let plan = try plan()
        let names = try expectCompiles(plan).files.map(\.name)
        #expect(!names.contains("App.swift") && !names.contains("OrderServices.swift"))
    }

    @Test func theModulesOfTheOriginalHangOnAppDependencies() throws {
        let plan = try plan(in: .mutualmobile)
        let emission = try expectCompiles(plan)
        #expect(
            emission.text(of: "OrderDependencies.swift", in: plan).contains(
                "    var order: OrderDependencies { OrderDependencies() }\n"))
        #expect(emission.files.contains { $0.name == "AppDependencies.swift" })
    }
}
