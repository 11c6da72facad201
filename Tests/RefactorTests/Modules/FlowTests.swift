import Refactor
import Testing

/// What leads through several screens is a module by itself; the app is what composes it.
struct FlowTests {
    @Test func aCoordinatorOfSeveralUsersIsAModule() {
        let graph = moduleGraph(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() { window.rootViewController = ListController() }
            }
            class AppCoordinator { func help() { window.rootViewController = HelpController() } }
            class ListController: UIViewController { func add() { AddItemCoordinator(self).start() } }
            class HelpController: UIViewController { func add() { AddItemCoordinator(self).start() } }
            class AddItemCoordinator {
                init(_ source: UIViewController) {}
                func start() { source.present(CameraController(), animated: true) }
            }
            class CameraController: UIViewController {}
            """)
        #expect(
            graph.edgeLines == [
                "AddItem -route present-> Camera (via CameraController)",
                "App -route root-> Help (via HelpController)", "App -route root-> List (via ListController)",
                "Help -route start-> AddItem (via AddItemCoordinator)",
                "List -route start-> AddItem (via AddItemCoordinator)",
            ])
        #expect(graph.moduleLines.contains("AddItem (mvvm-c): router AddItemCoordinator"))
        #expect(graph.moduleLines.contains("App (other): router AppCoordinator, other AppDelegate"))
    }

    @Test func aFrameOfNavigationThatMakesItsScreensIsOne() {
        let graph = moduleGraph(
            """
            class ThemedNavigationController: UINavigationController {}
            class ForwardNavigationController: ThemedNavigationController {
                func picked() { pushViewController(ApprovalController(), animated: true) }
            }
            class ListController: UIViewController {
                func forward() { present(ForwardNavigationController(), animated: true) }
                func show() { present(ThemedNavigationController(rootViewController: ApprovalController()), animated: true) }
            }
            class DetailController: UIViewController {
                func forward() { present(ForwardNavigationController(), animated: true) }
            }
            class ApprovalController: UIViewController {}
            """)
        #expect(
            graph.edgeLines == [
                "Detail -route present-> Forward (via ForwardNavigationController)",
                "Forward -route push-> Approval (via ApprovalController)",
                "List -route present-> Approval (via ApprovalController)",
                "List -route present-> Forward (via ForwardNavigationController)",
            ])
    }

    @Test func whoTellsACoordinatorANumberLeadsNowhere() {
        let graph = moduleGraph(
            """
            class MainCoordinator {
                let settings = SettingsCoordinator()
                func showUnread(_ count: Int) { settings.showUnread(count) }
                func help() { settings.showHelp() }
                func start() { navigation.pushViewController(MainController(), animated: true) }
            }
            class SettingsCoordinator {
                let root = SettingsController()
                func start() { navigation.pushViewController(root, animated: true) }
                func showUnread(_ count: Int) { root.configure(unread: count) }
                func showHelp() { navigation.pushViewController(HelpController(), animated: true) }
            }
            class MainController: UIViewController {}
            class SettingsController: UIViewController { func configure(unread: Int) { label.text = "a" } }
            class HelpController: UIViewController {}
            """)
        let lines = graph.edges.filter { $0.from == "Main" && $0.to == "Settings" }.map(\.evidence)
        #expect(lines == ["App.swift:4"])
    }

    @Test func aCoordinatorMayShowOnlyWhatALibraryMakes() {
        let graph = moduleGraph(
            """
            import QRCodeReader
            protocol Coordinator { func start() }
            class HomeCoordinator: Coordinator {
                func start() { navigation.pushViewController(HomeController(), animated: true) }
                func scan() { let scan = ScanCoordinator(); scan.start() }
                func backUp() { BackupCoordinator().start() }
            }
            class SendCoordinator: Coordinator {
                func start() { navigation.pushViewController(SendController(), animated: true) }
                func scan() { let scan = ScanCoordinator(); scan.start() }
                func backUp() { BackupCoordinator().start() }
            }
            class ScanCoordinator: Coordinator {
                func start() { navigation.present(QRCodeReaderViewController(), animated: true) }
            }
            class BackupCoordinator: Coordinator { func start() { let scan = ScanCoordinator(); scan.start() } }
            class HomeController: UIViewController {}
            class SendController: UIViewController {}
            """)
        let routes = graph.edges.filter { $0.kind == .route && !$0.to.hasSuffix("?") }.map { "\($0.from) > \($0.to)" }
        #expect(
            Set(routes) == ["Backup > Scan", "Home > Backup", "Home > Scan", "Send > Backup", "Send > Scan"])
    }

    @Test func whoIsShownByAFlowThatTheAppStartsDoesNotLeadWhereTheFlowDoes() {
        let graph = moduleGraph(
            """
            protocol AccountsDelegate: AnyObject { func didSelect() }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let app = AppCoordinator()
                func application() { app.start() }
            }
            class AppCoordinator: AccountsDelegate {
                func start() { window.rootViewController = UINavigationController() }
                func didSelect() { showWallet() }
                func showWallet() { let wallet = WalletCoordinator(); wallet.start() }
            }
            class WalletCoordinator {
                let accounts = AccountsController()
                func start() {
                    navigation.setViewControllers([accounts], animated: false)
                    navigation.pushViewController(TabsController(), animated: true)
                    navigation.present(HelpController(), animated: true)
                }
            }
            class AccountsController: UIViewController {
                weak var delegate: AccountsDelegate?
                func tap() { delegate?.didSelect() }
            }
            class TabsController: UITabBarController { func reset() { WalletCoordinator().start() } }
            class HelpController: UIViewController { func reset() { WalletCoordinator().start() } }
            """)
        #expect(graph.edges.filter { $0.from == "Accounts" && $0.kind == .route }.map(\.to) == ["Wallet"])
    }

    @Test func whoTellsTheCoordinatorAroundItDoesNotLeadToThat() {
        let graph = moduleGraph(
            """
            protocol Coordinator { func start() }
            protocol BuyCoordinatorDelegate: AnyObject { func openBrowser(_ url: URL) }
            class HomeCoordinator: Coordinator, BuyCoordinatorDelegate {
                func start() { navigation.pushViewController(HomeController(), animated: true) }
                func buy() { let buy = BuyCoordinator(); buy.delegate = self; buy.start() }
                func openBrowser(_ url: URL) { navigation.pushViewController(BrowserController(), animated: true) }
            }
            class BuyCoordinator: Coordinator {
                weak var delegate: BuyCoordinatorDelegate?
                func start() { navigation.pushViewController(BuyController(), animated: true) }
                func terms() { delegate?.openBrowser(url) }
            }
            class HomeController: UIViewController {}
            class BuyController: UIViewController {}
            class BrowserController: UIViewController {}
            """)
        #expect(!graph.edges.contains { $0.from == "Buy" && $0.to == "Home" && $0.kind == .route })
    }

    @Test func whoAsksTheOneContainerLeadsWhereThatDoes() {
        let graph = moduleGraph(
            """
            class AppController: UIViewController {
                static let shared = AppController()
                var main: MainController?
                func showSettings() {
                    let settings = UINavigationController(rootViewController: SettingsController())
                    main?.present(settings, animated: true)
                }
                func push(for kind: Kind, with id: Int) { push(ProfileController(id)) }
                func push(_ controller: UIViewController) { main?.pushViewController(controller, animated: true) }
            }
            class MainController: UINavigationController {}
            class MenuController: UIViewController {
                func settings() { close { AppController.shared.showSettings() } }
                func profile() { close { AppController.shared.push(for: .about, with: 1) } }
            }
            class SettingsController: UIViewController {}
            class ProfileController: UIViewController {}
            """)
        let routes = graph.edges.filter { $0.kind == .route && $0.from == "Menu" }.map(\.to).sorted()
        #expect(routes == ["Profile", "Settings"])
    }

    @Test(arguments: [(2, ["Help"]), (4, [])])
    func whatManyDoByAProtocolTellsNothing(_ count: Int, _ targets: [String]) {
        let others = (1..<count).map { "class Handler\($0): SendHandler { func send() { store.save(\($0)) } }" }
        let graph = moduleGraph(
            """
            protocol SendHandler { func send() }
            class MainHandler: SendHandler {
                let navigation: UINavigationController
                func send() { navigation.pushViewController(HelpController(), animated: true) }
            }
            \(others.joined(separator: "\n"))
            class SendController: UIViewController { var handler: SendHandler?; func tap() { handler?.send() } }
            class HelpController: UIViewController {}
            class OtherController: UIViewController { func open() { present(SendController(), animated: true) } }
            """)
        #expect(graph.edges.filter { $0.from == "Send" && $0.kind == .route }.map(\.to) == targets)
    }
}
