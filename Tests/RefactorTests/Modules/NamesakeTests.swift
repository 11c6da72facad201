import Refactor
import Testing

/// Types of the same name in several targets, and the programs that an app consists of.
struct NamesakeTests {
    private static let login = """
        import UIKit
        final class LoginView: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { weak var view: LoginView?; let session = SessionService() }
        final class SessionService { func start() {} }
        """

    private static let twins = [
        "App/AppDelegate.swift": """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() { window?.rootViewController = LoginView() }
        }
        """,
        "App/Login/Login.swift": login,
        "App/Home.swift": """
        import UIKit
        final class HomeController: UIViewController { func out() { present(LoginView(), animated: true) } }
        """,
        "ShareExtension/Login.swift": login,
        "ShareExtension/Share.swift": """
        import UIKit
        final class ShareController: SLComposeServiceViewController { func ask() { present(LoginView(), animated: true) } }
        """,
    ]

    @Test func twoTargetsNeverShareAModule() {
        let graph = moduleGraph(Self.twins)
        let lines = graph.moduleLines.filter { $0.hasPrefix("Login") }.sorted()
        let own = "Login (viper): view LoginView, presenter LoginPresenter"
        let other =
            "Login (ShareExtension) (viper): view ShareExtension.LoginView, presenter ShareExtension.LoginPresenter"
        #expect(lines == [other, own])
        #expect(graph.edgeLines.contains("Home -route present-> Login (via LoginView)"))
        #expect(
            graph.edgeLines.contains("Share -route present-> Login (ShareExtension) (via ShareExtension.LoginView)"))
        #expect(!graph.edgeLines.contains { $0.hasPrefix("Share -route present-> Login (via") })
        #expect(
            graph.holdLines.contains("ShareExtension.LoginPresenter -weak-> ShareExtension.LoginView"),
            "what a file means is what stands nearest")
        #expect(graph.services.map(\.name).sorted() == ["SessionService", "SessionService (ShareExtension)"])
    }

    @Test func appsOfACollectionKeepTheirScreens() {
        func start(_ segue: String) -> String {
            """
            import UIKit
            class ViewController: UIViewController {
                func go() { performSegue(withIdentifier: "\(segue)", sender: self) }
            }
            """
        }
        let graph = moduleGraph([
            "Project 1 - Photos/Photos/ViewController.swift": start("ShowPhoto"),
            "Project 1 - Photos/Photos/Photo.swift": "class PhotoViewController: UIViewController {}",
            "Project 2 - Notes/Notes/ViewController.swift": start("ShowNote"),
            "Project 2 - Notes/Notes/Note.swift": "class NoteViewController: UIViewController {}",
            "Project 1 - Photos/Photos/Main.storyboard": storyboard("ShowPhoto", "PhotoViewController"),
            "Project 2 - Notes/Notes/Main.storyboard": storyboard("ShowNote", "NoteViewController"),
        ])
        let routes = graph.edges.filter { $0.kind == .route && !$0.via.isEmpty }.map { "\($0.fromType) > \($0.toType)" }
        #expect(
            routes.sorted() == [
                "Project_2_Notes.ViewController > NoteViewController", "ViewController > PhotoViewController",
            ])
        #expect(graph.findings.isEmpty)
    }

    private func storyboard(_ segue: String, _ target: String) -> String {
        """
        <document initialViewController="a"><scenes>
        <scene><objects><viewController id="a" customClass="ViewController" sceneMemberID="viewController"><connections>
        <segue destination="b" kind="show" identifier="\(segue)" id="s"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="b" customClass="\(target)" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    }

    @Test func extensionsAreProgramsOfTheirOwn() {
        let graph = moduleGraph(Self.twins)
        #expect(graph.modules.filter(\.isProgram).map(\.name) == ["App", "ShareExtension"])
        #expect(graph.edgeLines.contains("App -route root-> Login (via LoginView)"))
        #expect(graph.edgeLines.contains("ShareExtension -route root-> Share"))
        #expect(!graph.edges.contains { $0.from == "App" && $0.to == "Share" })
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let graph = moduleGraph(Self.twins).sorted()
        let again = try document(of: graph).graph()
        #expect(again == graph)
    }

    @Test func widgetsAndWatchAppsHaveNoPartInTheApp() {
        let graph = moduleGraph([
            "Phone/App.swift": """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() { window?.rootViewController = HomeController() }
            }
            class HomeController: UIViewController {}
            """,
            "Phone/Other.swift": "final class Other {}",
            "Wrist/Start.swift": """
            import SwiftUI
            @main struct WristApp: App { var body: some Scene { WindowGroup { WristView() } } }
            struct WristView: View { var body: some View { Text("a") } }
            """,
            "Glance Widget/Glance.swift": """
            import WidgetKit
            @main struct Glances: WidgetBundle { var body: some Widget { GlanceWidget() } }
            struct GlanceWidget: Widget {}
            """,
        ])
        #expect(graph.modules.filter(\.isProgram).map(\.name) == ["App", "Glance Widget", "Wrist app"])
        #expect(graph.edges.contains { $0.from == "App" && $0.to == "Home" })
        #expect(graph.edges.contains { $0.from == "Wrist app" && $0.to == "Wrist" })
        #expect(!graph.modules.contains { $0.name == "App" && $0.roles.values.contains { $0.contains("WristApp") } })
    }

    @Test func privateTypesOfAScreenStayWithIt() {
        let graph = moduleGraph([
            "App/A/A.swift": """
            import UIKit
            final class AController: UIViewController { func go() { present(Sheet(), animated: true) } }
            private final class Sheet: UIViewController {}
            """,
            "App/B/B.swift": """
            import UIKit
            final class BController: UIViewController { func go() { present(Sheet(), animated: true) } }
            private final class Sheet: UIViewController {}
            """,
        ])
        let shown = graph.edges.filter { $0.kind == .route }.map { $0.from + ">" + $0.to }.sorted()
        #expect(shown == ["A>Sheet", "B>Sheet (B)"])
    }

    @Test func aCellLeadsFromTheScreensThatUseIt() {
        let graph = moduleGraph([
            "List.swift": """
            import UIKit
            final class ListController: UIViewController {
                func cell() { table.register(PersonCell.self, forCellReuseIdentifier: "a") }
            }
            final class OtherController: UIViewController {
                func cell() { table.register(PersonCell.self, forCellReuseIdentifier: "a") }
            }
            """,
            "PersonCell.swift": """
            import UIKit
            final class PersonCell: UITableViewCell {
                func tap() { window?.rootViewController?.present(PersonController(), animated: true) }
            }
            final class PersonController: UIViewController {}
            """,
        ])
        #expect(graph.edges.filter { $0.to == "Person" }.map(\.from).sorted() == ["List", "Other"])
    }

    @Test func aBaseControllerThatIsShownItselfIsAScreen() {
        let graph = moduleGraph(
            """
            import UIKit
            class WebController: UIViewController {}
            final class HelpController: WebController {}
            final class HomeController: UIViewController {
                func web() { present(WebController(), animated: true) }
                func help() { present(HelpController(), animated: true) }
            }
            """)
        #expect(graph.edges.filter { $0.from == "Home" }.map(\.to).sorted() == ["Help", "Web"])
    }

    @Test func aLinkLeadsToItsDestinationAndNotToItsLabel() {
        let graph = moduleGraph(
            """
            import SwiftUI
            protocol ConnectedView: View {}
            struct HomeView: View {
                var body: some View {
                    NavigationLink(destination: MovieDetail()) { MovieRow() }
                    NavigationLink(value: 1) { OtherRow() }
                    NavigationLink { HelpView() } label: { HelpRow() }
                }
            }
            struct MovieDetail: ConnectedView { var body: some View { Text("a") } }
            struct HelpView: View { var body: some View { Text("a") } }
            struct MovieRow: View { var body: some View { Text("a") } }
            struct OtherRow: View { var body: some View { Text("a") } }
            struct HelpRow: View { var body: some View { Text("a") } }
            """)
        #expect(
            graph.edges.filter { $0.kind == .route }.map { $0.from + ">" + $0.to }.sorted() == [
                "Home>Help", "Home>MovieDetail",
            ])
    }

    @Test func aSourceIsNoTargetInObjectiveCEither() {
        let graph = moduleGraph([
            "Home.m": """
            @interface HomeController : UIViewController
            @property (nonatomic) OtherController *other;
            @property (nonatomic) BackupPresenter *backup;
            @end
            @implementation HomeController
            - (void)go { [self.backup presentFrom:self.other animated:YES]; }
            @end
            @interface OtherController : UIViewController
            @end
            """
        ])
        #expect(!graph.edges.contains { $0.kind == .route })
    }

    @Test func servicesAreReachedThroughTheComponent() {
        let graph = moduleGraph(
            """
            import RIBs
            protocol FeedInteractorDependency { var store: FeedStore { get } }
            protocol FeedStore { func load() }
            final class FeedStoreImp: FeedStore { func load() {} }
            final class TimeService { func now() {} }
            final class FeedComponent { let timer: TimeService; init() { timer = TimeService() } }
            final class FeedInteractor: PresentableInteractor<FeedPresentable> {
                private let dependency: FeedInteractorDependency
                private let component: FeedComponent
                func start() { dependency.store.load(); component.timer.now() }
            }
            final class FeedRouter: ViewableRouter<FeedInteractor, FeedViewController> {}
            final class FeedViewController: UIViewController {}
            """)
        #expect(
            graph.edges.filter { $0.kind == .service }.map { "\($0.from) \($0.to) \($0.fromType)" }.sorted() == [
                "Feed FeedStore FeedInteractor", "Feed TimeService FeedComponent",
            ])
    }

    @Test func whatSeveralProgramsDoAlikeEachOfThemDoes() {
        let delegate = """
            class %AppDelegate: UIResponder, UIApplicationDelegate {
                func start() { window?.rootViewController = LoadingController() }
            }
            """
        let graph = moduleGraph([
            "Core/LoadingController.swift": "class LoadingController: UIViewController {}",
            "Parent/Parent/ParentAppDelegate.swift": delegate.replacing("%", with: "Parent"),
            "Student/Student/StudentAppDelegate.swift": delegate.replacing("%", with: "Student"),
        ])
        #expect(graph.edgeLines.count == 2)
        #expect(graph.edgeLines.allSatisfy { $0.hasSuffix("-route root-> Loading (via LoadingController)") })
    }
}
