import Refactor
import Testing

/// Flows: those that lead one module are its routers, those that lead through several are modules.
struct OwnFlowTests {
    private static let screens = """
        protocol AboutFlowParent: AnyObject { func aboutCloses(); func aboutShowsHelp() }
        final class AboutPresenter { weak var view: AboutViewController?; let flow: AboutFlowController }
        final class AboutViewController: UIViewController { var presenter: AboutPresenter? }
        final class HelpViewController: UIViewController {}
        """

    private static let flow = """
        final class AboutFlowController {
            private weak var parent: AboutFlowParent?
            static func show(in stack: UINavigationController, parent: AboutFlowParent) {
                let view = AboutViewController()
                let flow = AboutFlowController()
                let presenter = AboutPresenter(flow: flow)
                view.presenter = presenter
                stack.setViewControllers([view], animated: false)
            }
            func toHelp() { parent?.aboutShowsHelp() }
        }
        """

    @Test func aFlowThatMakesTheModuleOfItsNameIsItsRouter() {
        let graph = moduleGraph(
            """
            \(Self.screens)
            \(Self.flow)
            final class AboutNavigationFlowController {
                static func present(on screen: UIViewController, parent: AboutFlowParent) {
                    let stack = UINavigationController()
                    AboutFlowController.show(in: stack, parent: parent)
                    screen.present(stack, animated: true)
                }
            }
            """)
        #expect(graph.modules.map(\.name) == ["About"])
        #expect(
            graph.modules.first?.roles[.router] == ["AboutFlowController", "AboutNavigationFlowController"])
    }

    @Test func aParentIsToldAndNotLedTo() {
        let graph = moduleGraph(
            """
            \(Self.screens)
            \(Self.flow)
            final class HomePresenter { weak var view: HomeViewController?; let flow: HomeFlowController }
            final class HomeViewController: UIViewController { var presenter: HomePresenter? }
            final class HomeFlowController: AboutFlowParent {
                static func start(in stack: UINavigationController) {
                    let view = HomeViewController()
                    let presenter = HomePresenter(flow: HomeFlowController())
                    view.presenter = presenter
                    stack.setViewControllers([view], animated: false)
                }
                func about() { AboutFlowController.show(in: stack, parent: self) }
                func aboutCloses() { stack.popViewController(animated: true) }
                func aboutShowsHelp() { stack.pushViewController(HelpViewController(), animated: true) }
            }
            """)
        #expect(graph.ways.contains("Home push Help") && graph.ways.contains("Home show About"))
        #expect(!graph.ways.contains { $0.hasPrefix("About") })
        #expect(graph.edges.contains { $0.from == "About" && $0.to == "Home" && $0.kind == .output })
    }

    @Test func aRouterOfManyScreensIsAPartOfNone() {
        let names = ["File", "Photo", "Video", "Sound", "Note", "Trash"]
        let screens = names.map { "final class \($0)ListController: UIViewController {}" }.joined(separator: "\n")
        let shows = names.map { "func show\($0)() { window.rootViewController = \($0)ListController() }" }
        let graph = moduleGraph(
            """
            \(screens)
            final class FileListPresenter { init(viewController: UIViewController) {} }
            final class CentralRouter {
                \(shows.joined(separator: "\n"))
                func open() {
                    let list = FileListController()
                    let presenter = FileListPresenter(viewController: list)
                    presenter.present(list)
                }
            }
            """)
        #expect(!graph.modules.contains { $0.name.hasPrefix("File") && $0.roles[.router] != nil })
    }

    @Test func aFlowThatTheAppStartsIsAModule() {
        let graph = moduleGraph(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func begin() { TourCoordinator().start() }
            }
            protocol Coordinator { func start() }
            final class TourCoordinator: Coordinator {
                func start() { present(screen: NameController(), animated: true) }
                func go() { present(screen: CodeController(), animated: true) }
                func present(screen: UIViewController, animated: Bool) { root.present(screen, animated: animated) }
            }
            final class NameController: UIViewController {}
            final class CodeController: UIViewController {}
            """)
        #expect(graph.ways == ["App start Tour", "Tour present Code", "Tour present Name"])
    }
}
