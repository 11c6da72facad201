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
}
