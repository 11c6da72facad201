import Refactor
import Testing

/// What several modules share: base classes, helpers, frames, additions to classes of UIKit.
struct SharedCodeTests {
    /// A helper leads there for those who call the method that does.
    @Test func aHelperLeadsForItsCallers() {
        let graph = moduleGraph(
            """
            final class MediaPicker {
                func showCamera() { controller.present(CameraController(), animated: true) }
                func showRecorder() { controller.present(RecorderController(), animated: true) }
            }
            final class ChatController: UIViewController {
                let picker = MediaPicker()
                func photo() { picker.showCamera() }
                func voice() { picker.showRecorder() }
            }
            final class ProfileController: UIViewController {
                let picker = MediaPicker()
                func photo() { picker.showCamera() }
            }
            final class CameraController: UIViewController {}
            final class RecorderController: UIViewController {}
            """)
        #expect(graph.ways == ["Chat present Camera", "Chat present Recorder", "Profile present Camera"])
    }

    /// A base class leads there for those of its heirs that call the method, unless it does so itself.
    @Test func aBaseClassLeadsForThoseWhoCallIt() {
        let graph = moduleGraph(
            """
            class BaseController: UIViewController {
                @objc func tapped() { show(HelpController(), sender: nil) }
                func share() { show(ShareController(), sender: nil) }
                func menu() { show(MenuController(), sender: nil) }
                func more() { menu() }
            }
            final class OneController: BaseController { func a() { share() } }
            final class TwoController: BaseController { override func menu() {} }
            final class HomeController: UIViewController {
                func one() { show(OneController(), sender: nil) }
                func two() { show(TwoController(), sender: nil) }
            }
            final class HelpController: UIViewController {}
            final class ShareController: UIViewController {}
            final class MenuController: UIViewController {}
            """)
        #expect(graph.ways.filter { $0.hasPrefix("One") } == ["One show Help", "One show Menu", "One show Share"])
        #expect(graph.ways.filter { $0.hasPrefix("Two") } == ["Two show Help"])
    }

    /// An override that goes on to what it overrides, a callback of a framework and what an initialiser shows are used.
    @Test func whatIsGoneOnToIsUsed() {
        let graph = moduleGraph(
            """
            class BaseController: UIViewController {
                override func viewDidLoad() { addChild(BarController()) }
                func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { show(RowController(), sender: nil) }
            }
            final class OneController: BaseController { override func viewDidLoad() { super.viewDidLoad() } }
            final class TwoController: BaseController { func fill() { reload(tableView) } }
            final class HomeController: UIViewController {
                func one() { show(OneController(), sender: nil) }
                func two() { show(TwoController(), sender: nil) }
            }
            final class BarController: UIViewController {}
            final class RowController: UIViewController {}
            """)
        #expect(graph.ways.filter { $0.hasPrefix("One") } == ["One embed Bar", "One show Row"])
        #expect(graph.ways.filter { $0.hasPrefix("Two") } == ["Two embed Bar", "Two show Row"])
    }

    /// The children that a base class embeds are those that its heir says.
    @Test func anHeirSaysTheChildren() {
        let graph = moduleGraph(
            """
            class StepController: UIViewController {}
            class StepsController: UIViewController {
                var steps: [StepController] { [] }
                override func viewDidLoad() { for step in steps { addChild(step) } }
            }
            final class WelcomeController: StepsController {
                private let name = NameController()
                override var steps: [StepController] { [name, CodeController()] }
            }
            final class UpdateController: StepsController { override var steps: [StepController] { [NewsController()] } }
            final class NameController: StepController {}
            final class CodeController: StepController {}
            final class NewsController: StepController {}
            """)
        #expect(graph.ways == ["Update embed News", "Welcome embed Code", "Welcome embed Name"])
    }

    /// The tabs that a method gives for each case.
    @Test func aMethodGivesTheTabs() {
        let graph = moduleGraph(
            """
            final class TabBarController: UITabBarController {
                let list = ListController()
                enum Tab: CaseIterable { case list, info }
                override func viewDidLoad() { viewControllers = Tab.allCases.map(screen(for:)) }
                func screen(for tab: Tab) -> UIViewController {
                    switch tab {
                    case .list: return list
                    case .info: return InfoController()
                    }
                }
            }
            final class ListController: UIViewController {}
            final class InfoController: UIViewController {}
            """)
        #expect(graph.ways == ["TabBar tab Info", "TabBar tab List"])
    }

    /// A generic container stands for the screens that it is given.
    @Test func aContainerShowsWhatItIsGiven() {
        let graph = moduleGraph(
            """
            final class SplitController<TopController: UIViewController, BottomController: UIViewController>:
                UIViewController
            {
                init(top: TopController, bottom: BottomController) { super.init(nibName: nil, bundle: nil) }
            }
            final class HomeController: UIViewController {
                func detail() {
                    let split = SplitController(top: DetailController(), bottom: UIViewController())
                    navigationController?.pushViewController(split, animated: true)
                }
            }
            final class DetailController: UIViewController {}
            """)
        #expect(graph.ways == ["Home push Detail"])
    }

    /// What stands on the stack already is no target.
    @Test func whatIsThereIsNotLedTo() {
        let graph = moduleGraph(
            """
            final class EditController: UIViewController {
                func done() {
                    guard let list = navigationController?.viewControllers[0] as? ListController else { return }
                    navigationController?.setViewControllers([list, DetailController()], animated: true)
                }
            }
            final class ListController: UIViewController { func edit() { show(EditController(), sender: nil) } }
            final class DetailController: UIViewController {}
            """)
        #expect(graph.ways == ["Edit setRoot Detail", "List show Edit"])
    }

    /// A name that is set to itself ends the search for what it was.
    @Test func aNameMayBeSetToItself() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                func done(_ list: ListController?) {
                    guard let list = list else { return }
                    navigationController?.setViewControllers([list, DetailController()], animated: true)
                }
            }
            final class ListController: UIViewController {}
            final class DetailController: UIViewController {}
            """)
        #expect(graph.ways == ["Home setRoot Detail", "Home setRoot List"])
    }

    @Test func anArgumentMayBeLeftToItsValue() {
        let graph = moduleGraph(
            """
            extension UIViewController {
                func openHelp(page: String? = nil) { show(HelpController(page), sender: nil) }
            }
            final class HomeController: UIViewController {
                func tapped(_ row: Row) {
                    switch row {
                    case .help: openHelp()
                    }
                }
            }
            final class HelpController: UIViewController {}
            """)
        #expect(graph.ways == ["Home show Help"])
    }

    /// A bar of tabs without a class stands for the screens in it.
    @Test func aPlainBarStandsForItsTabs() {
        let graph = moduleGraph([
            "Main.m": """
            @interface ListController : UIViewController
            @end
            @interface InfoController : UIViewController
            @end
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (nonatomic, strong) UITabBarController *tabs;
            @end
            @implementation AppDelegate
            - (void)enter {
                self.tabs = [[UIStoryboard storyboardWithName:@"Tabs" bundle:nil] instantiateViewControllerWithIdentifier:@"TABS"];
                self.window.rootViewController = self.tabs;
            }
            @end
            """,
            "Tabs.storyboard": """
            <document><scenes>
            <scene><objects><tabBarController sceneMemberID="viewController" storyboardIdentifier="TABS" id="a"><connections>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="s"/>
            <segue destination="c" kind="relationship" relationship="viewControllers" id="t"/>
            </connections></tabBarController></objects></scene>
            <scene><objects><viewController sceneMemberID="viewController" id="b" customClass="ListController"/></objects></scene>
            <scene><objects><navigationController sceneMemberID="viewController" id="c"><connections>
            <segue destination="d" kind="relationship" relationship="rootViewController" id="u"/>
            </connections></navigationController></objects></scene>
            <scene><objects><viewController sceneMemberID="viewController" id="d" customClass="InfoController"/></objects></scene>
            </scenes></document>
            """,
        ])
        #expect(graph.ways == ["App root Info", "App root List"])
    }

    /// A method that hands a closure on to a link leads where the closure does; a row that a generic list makes belongs
    /// to those who make the list.
    @Test func aLinkIsFramedByAMethod() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View { row("a") { HelpView() }.detail(item: $item) { item in DetailView(item: item) } }
                private func row<Target: View>(_ title: String, @ViewBuilder target: () -> Target) -> some View {
                    NavigationLink { target() } label: { Text(title) }
                }
            }
            extension View {
                func detail<Item, Target: View>(
                    item: Binding<Item?>, @ViewBuilder target: @escaping (Item) -> Target
                ) -> some View { navigationDestination(item: item, destination: target) }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct DetailView: View { var body: some View { ItemList(header: { Text("b") }) } }
            struct ItemList<Header: View>: View { let header: () -> Header; var body: some View { header(); ItemRow() } }
            struct ItemRow: View { var body: some View { NavigationLink(destination: ItemView()) { Text("c") } } }
            struct ItemView: View { var body: some View { Text("d") } }
            """)
        #expect(graph.ways == ["Detail push Item", "Home push Detail", "Home push Help"])
    }

    /// Whoever asks the app's router for a notice leads nowhere, though the router is the only one.
    @Test func theOneRouterIsNoScreen() {
        let graph = moduleGraph(
            """
            final class AppCoordinator {
                static let shared = AppCoordinator()
                func presentAlert(_ text: String) { root.present(UIAlertController(), animated: true) }
                func presentList() { root.present(ListController(), animated: true) }
                func presentInfo() { root.present(InfoController(), animated: true) }
            }
            final class HomeController: UIViewController {
                func presentProblem() { AppCoordinator.shared.presentAlert("a") }
            }
            final class InfoController: UIViewController { func list() { AppCoordinator.shared.presentList() } }
            final class ListController: UIViewController {}
            """)
        #expect(!graph.ways.contains { $0.hasPrefix("Home") })
        #expect(graph.ways.contains("Info present List"))
    }
}
