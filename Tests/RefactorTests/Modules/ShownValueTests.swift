import Refactor
import Testing

/// Screens are followed to where they are shown, and what they are shown by is no screen that is shown.
struct ShownValueTests {
    @Test(arguments: [
        ("present(sheet, animated: true)", "List -route present-> Detail (via DetailController)"),
        ("addChild(sheet); view.addSubview(sheet.view)", "List -child embed-> Detail (via DetailController)"),
        (
            "let frame = UINavigationController(rootViewController: sheet); show(frame, sender: self)",
            "List -route show-> Detail (via DetailController)"
        ),
        ("onSheet(sheet, height: 3)", "List -route present-> Detail (via DetailController)"),
    ])
    func helpersThatAreInheritedShowTheirParameters(_ body: String, _ edge: String) {
        let graph = moduleGraph(
            """
            class BaseController: UIViewController {
                func bring(_ sheet: UIViewController, least: CGFloat = 0, most: CGFloat = 1) { \(body) }
                func onSheet(_ sheet: UIViewController, height: Int) { present(sheet, animated: true) }
            }
            class ListController: BaseController {
                func open() { let detail = DetailController(); bring(detail, least: 2) }
            }
            class DetailController: UIViewController {}
            """)
        #expect(graph.edgeLines == [edge])
    }

    @Test(arguments: [
        ("active = DetailController()", "List -child embed-> Detail (via DetailController)"),
        ("view.addSubview(child.view)", "List -child embed-> Detail (via DetailController)"),
        (
            "navigationController?.pushViewController(Screens.detail, animated: true)",
            "List -route push-> Detail (via DetailController)"
        ),
        ("push(DetailController.self)", "List -route push-> Detail (via DetailController)"),
        ("viewControllers = screens", "List -child tab-> Detail (via DetailController)"),
        (
            "var all: [UIViewController] = []; all.append(DetailController()); viewControllers = all",
            "List -child tab-> Detail (via DetailController)"
        ),
        (
            "navigationController?.pushViewController(ListController(), animated: true)",
            "List -route push-> List (via ListController)"
        ),
    ])
    func valuesAreFollowed(_ body: String, _ edge: String) {
        let graph = moduleGraph([
            "Main.storyboard": Self.storyboard,
            "App.swift": """
            class ListController: UITabBarController {
                var active: UIViewController? { willSet { newValue.flatMap { addChild($0) } } }
                let child = DetailController()
                lazy var framed: UINavigationController = {
                    let detail = DetailController()
                    return UINavigationController(rootViewController: detail)
                }()
                var screens: [UIViewController] { [framed] }
                func open() { \(body) }
                func push<Screen: UIViewController>(_ screen: Screen.Type) {
                    navigationController?.pushViewController(screen.init(), animated: true)
                }
            }
            class DetailController: UIViewController {}
            class OtherController: UIViewController { func open() { present(ListController(), animated: true) } }
            enum Screens {
                static var detail: UIViewController { instantiate("Detail") }
                static func instantiate(_ name: String) -> UIViewController {
                    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
                }
            }
            """,
        ])
        #expect(graph.edgeLines.filter { $0.hasPrefix("List ") && !$0.contains("builds") } == [edge])
    }

    private static let storyboard = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="1"><objects>
          <viewController storyboardIdentifier="Detail" id="d" customClass="DetailController" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """

    @Test(arguments: ["from", "on", "view", "in", "over"])
    func whatAScreenIsShownByIsNotShown(_ label: String) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController, Screen {}
            class DetailController: UIViewController, Screen { var router: Alerts! ; func fail() { router.presentNoFunds(\(label): list) }
                var list: Screen! }
            protocol Screen: AnyObject {}
            class Alerts {
                func presentNoFunds(\(label) view: Screen?) {
                    let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
                    (view as? UIViewController)?.present(alert, animated: true)
                }
            }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start(window: UIWindow) { window.rootViewController = DetailController(); window.rootViewController = ListController() }
            }
            """)
        #expect(graph.edges.allSatisfy { $0.from == "App" })
    }

    @Test func theNameOfAServicesMethodShowsNothing() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                let broker = Broker(); let detail = DetailController()
                func answer() { broker.push(method: detail.title, for: detail, into: detail) }
            }
            class DetailController: UIViewController { var title: Word }
            struct Word {}
            class Broker { func push(method: Word, for: AnyObject, into: AnyObject) { send(method) } }
            class OtherController: UIViewController { func open() { present(DetailController(), animated: true) } }
            """)
        #expect(!graph.edges.contains { $0.from == "List" && $0.to == "Detail" && $0.kind == .route })
    }

    @Test func whoShowsIsNotShown() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController { let screens = Screens(); func tap(next: DetailController) { screens.showMenu(next) } }
            class DetailController: UIViewController {}
            class MenuController: UIViewController {}
            class Screens { func showMenu(_ controller: UIViewController) { controller.present(MenuController(), animated: true) } }
            class OtherController: UIViewController { func open() { present(DetailController(), animated: true) } }
            """)
        #expect(!graph.edges.contains { $0.from == "List" && $0.to == "Detail" })
    }

    @Test func whatStandsBehindAnOwnProtocolIsOnesOwn() {
        let graph = moduleGraph(
            """
            protocol PinRouting { func showMain() }
            class PinController: UIViewController { var presenter: PinPresenter! }
            class PinPresenter { var router: PinRouting!; func done() { router.showMain() } }
            class PinRouter: PinRouting { func showMain() {} }
            class ChangeController: UIViewController { var presenter: ChangePresenter! }
            class ChangePresenter { var router: PinRouting! }
            class ChangeRouter: PinRouting { func showMain() {} }
            """)
        #expect(graph.edges.isEmpty)
    }

    @Test func objectiveCCallsSwiftByItsOtherName() {
        let graph = moduleGraph([
            "A.swift": """
            @objc(SHTabBarController)
            class MainController: UITabBarController {}
            """,
            "AppDelegate.m": """
            @implementation AppDelegate
            - (void)start { self.window.rootViewController = [SHTabBarController new]; }
            @end
            """,
        ])
        #expect(graph.edgeLines == ["App -route root-> Main (via MainController)"])
    }

    @Test(arguments: [
        "DetailController().then { $0.title = \"\" }", "DetailController().with { $0.title = \"\" }",
    ])
    func whatFillsAScreenGivesItBack(_ value: String) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                func open() {
                    let detail = \(value)
                    navigationController?.pushViewController(detail, animated: true)
                }
            }
            class DetailController: UIViewController {}
            """)
        #expect(graph.edgeLines == ["List -route push-> Detail (via DetailController)"])
    }

    @Test(arguments: [
        ("func bring(over source: UIViewController) { source.present(self, animated: true) }", "DetailController()"),
        (
            """
            func bring(over source: UIViewController) {
                let frame = UINavigationController(rootViewController: self)
                source.present(frame, animated: true)
            }
            """, "DetailController()"
        ),
        (
            """
            static func bring(over source: UIViewController) {
                let detail = DetailController()
                source.present(detail, animated: true)
            }
            """, "DetailController"
        ),
    ])
    func screensThatShowThemselvesAreShown(_ method: String, _ receiver: String) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController { func open() { \(receiver).bring(over: self) } }
            class DetailController: UIViewController { \(method) }
            """)
        #expect(graph.edgeLines == ["List -route present-> Detail (via DetailController)"])
    }

    @Test(arguments: ["sheet.presentAlert(for: 3, inController: detail)", "sheet.presentPickerOnView(detail)"])
    func whoShowsIsNotShown(_ call: String) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                var detail: DetailController
                func ask() { \(call) }
                func open() { present(HelpController(), animated: true) }
            }
            class DetailController: UIViewController { func help() { present(HelpController(), animated: true) } }
            class HelpController: UIViewController {}
            """)
        #expect(!graph.edgeLines.contains { $0.hasPrefix("List") && $0.contains("-> Detail") })
    }

    @Test func whatAnotherContainerShowsStandsThere() {
        let graph = moduleGraph(
            """
            class StackController: UIViewController {
                func add(_ screen: UIViewController) { view.addSubview(screen.view) }
            }
            class ListController: UIViewController {
                func open() { App.shared.stack.add(DetailController()) }
            }
            class DetailController: UIViewController {}
            class App { let stack = StackController() }
            """)
        #expect(graph.edgeLines.contains("List -route show-> Detail (via DetailController)"))
        #expect(!graph.edgeLines.contains { $0.hasPrefix("List -child") })
    }

    /// A coordinator keeps what it is given to show others from: it does not show that.
    @Test func aCoordinatorKeepsItsRoot() {
        let graph = moduleGraph(
            """
            class RootController: UIViewController {}
            class ListController: UIViewController {}
            class MainCoordinator {
                let rootViewController: RootController
                init(rootViewController: RootController) { self.rootViewController = rootViewController }
                func start() { rootViewController.present(ListController(), animated: true) }
            }
            """)
        #expect(graph.edges.map(\.to) == ["List"])
    }

    /// Whoever leads on to another screen stays below it, and does not show itself.
    @Test func whoIsBelowAnotherScreenIsNotShown() {
        let graph = moduleGraph(
            """
            protocol NewDelegate: AnyObject { func didMake(_ chat: Int) }
            class NewController: UIViewController {
                weak var delegate: NewDelegate?
                func done() { delegate?.didMake(1) }
            }
            class ListController: UIViewController, NewDelegate {
                func add() { present(NewController(), animated: true) }
                func didMake(_ chat: Int) {
                    navigationController?.setViewControllers([self, ChatController()], animated: true)
                }
            }
            class ChatController: UIViewController {}
            """)
        #expect(
            graph.edges.filter { $0.kind == .route }.map { "\($0.from) \($0.to)" } == ["List Chat", "List New"])
    }
}
