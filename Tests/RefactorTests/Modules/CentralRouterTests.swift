import Refactor
import Testing

/// Routers of a whole app, and calls of theirs that lead nowhere.
struct CentralRouterTests {
    /// How a screen is shown says nothing of which; who names the screen leads there.
    @Test func theMannerIsNoScreen() {
        let names = ["One", "Two", "Three", "Four", "Five"]
        let cases = names.map { "case .\($0.lowercased()): shown = \($0)Controller()" }.joined(separator: "\n")
        let graph = moduleGraph(
            """
            final class SceneCoordinator {
                enum Scene { case one, two, three, four, five }
                enum Transition { case show, modal }
                func present(scene: Scene, from sender: UIViewController, transition: Transition) {
                    let screen = get(scene)
                    switch transition {
                    case .show: sender.show(screen, sender: sender)
                    case .modal: sender.present(screen, animated: true)
                    }
                }
                private func get(_ scene: Scene) -> UIViewController {
                    let shown: UIViewController
                    switch scene {
                    \(cases)
                    }
                    return shown
                }
            }
            final class HomeController: UIViewController {
                let coordinator: SceneCoordinator
                func two() { coordinator.present(scene: .two, from: self, transition: .show) }
            }
            \(names.map { "final class \($0)Controller: UIViewController {}" }.joined(separator: "\n"))
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Home") } == ["Home present Two"])
        // The app leads to each of the others once.
        let ofApp = graph.ways.filter { $0.hasPrefix("App") }
        #expect(ofApp == ["App show Five", "App show Four", "App show One", "App show Three"])
    }

    @Test(arguments: ["dismiss", "pop"]) func whoGoesBackLeadsNowhere(_ verb: String) {
        let graph = moduleGraph(
            """
            final class Router {
                func \(verb)(_ view: UIViewController) {
                    view.navigationController?.setViewControllers([EmptyController()], animated: true)
                }
                func showDetail(from view: UIViewController) { view.show(DetailController(), sender: nil) }
            }
            final class HomeController: UIViewController {
                let router = Router()
                func back() { router.\(verb)(self) }
                func detail() { router.showDetail(from: self) }
            }
            final class InfoController: UIViewController { let router = Router() }
            final class EmptyController: UIViewController {}
            final class DetailController: UIViewController {}
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Home") } == ["Home show Detail"])
    }

    /// A coordinator that says something over the screen is not led to.
    @Test(arguments: [("showAlert(\"a\")", []), ("showDetail()", ["List show Main"])])
    func aNoticeIsNoScreen(_ call: String, _ ways: [String]) {
        let graph = moduleGraph(
            """
            final class MainCoordinator {
                let navigation: UINavigationController
                func start() { navigation.pushViewController(MainController(), animated: true) }
                func showAlert(_ text: String) { navigation.present(UIAlertController(), animated: true) }
                func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
            }
            final class MainController: UIViewController {}
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                let coordinator: MainCoordinator
                func tapped() { coordinator.\(call) }
            }
            """)
        #expect(graph.ways.filter { $0.hasPrefix("List") } == ways)
    }

    /// What is put into a view while it loads is no screen.
    @Test func aWheelIsNoScreen() {
        let graph = moduleGraph(
            """
            final class WheelViewFactory { static func makeWheel() -> LoadingWheel { LoadingWheel() } }
            final class WheelPresenter { func cancel() { close() } }
            protocol Loadable: AnyObject { func didStartLoading() }
            extension Loadable where Self: UIViewController {
                func didStartLoading() {
                    let wheel = WheelViewFactory.makeWheel()
                    view.addSubview(wheel)
                    wheel.startAnimating()
                }
            }
            protocol HomeViewInput: Loadable {}
            final class HomeController: UIViewController, HomeViewInput { var presenter: HomePresenter! }
            final class ListController: UIViewController, Loadable {}
            final class HomePresenter {
                weak var view: HomeViewInput?
                func load() { view?.didStartLoading() }
            }
            """)
        #expect(graph.ways == ["Home embed Wheel"])
    }

    /// What becomes a child of a coordinator and is presented is presented.
    @Test func aPresentedChildIsPresented() {
        let graph = moduleGraph(
            """
            class Coordinator {
                let viewController: UIViewController
                func presentChild(_ child: Coordinator) {
                    addChild(child)
                    viewController.present(child.viewController, animated: true)
                }
            }
            final class HomeCoordinator: Coordinator {
                func start() { navigation.pushViewController(HomeController(), animated: true) }
                func detail() {
                    let coordinator = DetailCoordinator()
                    coordinator.start()
                    presentChild(coordinator)
                }
            }
            final class DetailCoordinator: Coordinator {
                func start() { navigation.pushViewController(DetailController(), animated: true) }
            }
            final class HomeController: UIViewController {}
            final class DetailController: UIViewController {}
            """)
        #expect(!graph.edges.contains { $0.from == "Home" && $0.kind == .child })
        #expect(graph.ways.contains("Home present Detail"))
    }

    /// A frame of navigation stands for the screen that code takes from its top.
    @Test func theTopOfAFrameIsTheScreen() {
        let graph = moduleGraph([
            "Help.swift": """
            final class HelpController: UIViewController {
                static func fromStoryboard() -> UINavigationController {
                    let frame = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! UINavigationController
                    let help = frame.topViewController as! Self
                    help.load()
                    return frame
                }
            }
            final class HomeController: UIViewController {
                func help() { present(HelpController.fromStoryboard(), animated: true) }
            }
            """,
            "List.m": """
            @interface TermsController : UIViewController
            @end
            @interface ListController : UIViewController
            @end
            @implementation ListController
            - (void)terms {
                UINavigationController *frame = [self.board instantiateInitialViewController];
                TermsController *terms = (TermsController *)frame.topViewController;
                [self presentViewController:frame animated:YES completion:nil];
            }
            @end
            """,
        ])
        #expect(graph.ways == ["Home present Help", "List present Terms"])
    }

    /// A frame of navigation that is called a flow is a module, whoever makes it.
    @Test func aFlowIsAModuleOfItsOwn() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                func login() { present(LoginFlowViewController(), animated: true) }
            }
            final class LoginFlowViewController: UINavigationController {
                func start() { pushViewController(NameController(), animated: true) }
                func go() { pushViewController(CodeController(), animated: true) }
            }
            final class NameController: UIViewController {}
            final class CodeController: UIViewController {}
            """)
        #expect(graph.ways == ["Home present Login", "Login push Code", "Login push Name"])
    }

    /// What the app makes and nobody leads to is made by the app.
    @Test func theAppMakesWhatNobodyLeadsTo() {
        let graph = moduleGraph(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application() { window.rootViewController = HomeController() }
                func make(for state: State) -> UIViewController { return TermsController() }
            }
            final class HomeController: UIViewController { func help() { show(HelpController(), sender: nil) } }
            final class HelpController: UIViewController {}
            final class TermsController: UIViewController {}
            """)
        #expect(graph.ways == ["App builds Terms", "App root Home", "Home show Help"])
    }

    @Test func nestedScreensOfOneNameAreCalledAfterWhereTheyStand() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Cards {} ; enum Badges {}
            extension Cards { struct Sample: View { var body: some View { Text("a") } } }
            extension Badges { struct Sample: View { var body: some View { Text("a") } } }
            struct ListView: View {
                var body: some View {
                    NavigationLink(destination: Cards.Sample()) { Text("a") }
                    NavigationLink(destination: Badges.Sample()) { Text("b") }
                }
            }
            """)
        #expect(graph.modules.map(\.name).sorted() == ["CardsSample", "List", "Sample"])
    }
}
