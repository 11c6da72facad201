import Refactor
import Testing

/// Whose a view model or a view is that several make, hold or know.
struct OwnerTests {
    /// A router that makes all view models does not have them: each is that of the view which holds it.
    @Test func aViewModelIsThatOfTheViewThatHoldsIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            class StartController: UIViewController {
                let router: Router
                func viewDidLoad() {
                    let view = LoginView(model: container.resolve(LoginViewModel.self)!)
                    present(UIHostingController(rootView: view), animated: true)
                }
            }
            struct LoginView: View {
                @ObservedObject private var model: LoginViewModel
                var body: some View { Button("a") { model.done() } }
            }
            class LoginViewModel { let router: Router; func done() { router.showHelp(animated: true) } }
            class Router {
                func showHelp(animated: Bool) {
                    nav.pushViewController(UIHostingController(rootView: HelpView()), animated: animated)
                }
            }
            struct HelpView: View { var body: some View { Text("") } }
            """)
        #expect(
            graph.edgeLines.filter { $0.contains("Help") && !$0.hasPrefix("App") } == [
                "Login -route push-> Help (via Router)"
            ])
    }

    /// A row that a screen and a view of several screens make is a part of all of these.
    @Test func aViewIsAPartOfAllScreensThatShowIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            @main struct Main: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            HomeView().tabItem { Text("") }
                            SearchView().tabItem { Text("") }
                            ComposeView().tabItem { Text("") }
                        }
                    }
                }
            }
            struct HomeView: View { var body: some View { CardList() } }
            struct SearchView: View { var body: some View { CardList() } }
            struct ComposeView: View { var body: some View { Card() } }
            struct CardList: View { var body: some View { Card() } }
            struct Card: View { var body: some View { Text("").sheet(isPresented: $a) { SourceView() } } }
            struct SourceView: View { var body: some View { Text("") } }
            """)
        #expect(graph.edges.filter { $0.to == "Source" }.map(\.from) == ["Compose", "Home", "Search"])
    }

    /// A view in a storyboard is a part of its scene, and not of others who know it.
    @Test func aViewIsAPartOfTheSceneThatItIsDrawnIn() {
        let graph = moduleGraph([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene><objects><viewController id="a" customClass="MapController" sceneMemberID="viewController">
            <view key="view" customClass="PlaceView"/></viewController></objects></scene></scenes></document>
            """,
            "App.swift": """
            class MapController: UIViewController {
                @IBOutlet var place: PlaceView!
                func note() { present(NoteController(), animated: true) }
            }
            class NoteController: UIViewController { var place: PlaceView! }
            class PlaceView: UIView {
                var owner: UIViewController!
                func open() { owner.present(HelpController(), animated: true) }
            }
            class HelpController: UIViewController {}
            """,
        ])
        #expect(graph.edges.filter { $0.to == "Help" }.map(\.from) == ["Map"])
    }

    /// What is registered for the work of a module is asked, and not shown.
    @Test func aRegisteredInteractorLeadsNowhere() {
        let graph = moduleGraph(
            """
            class LinkManager {
                let interactor: DetailInteractorProtocol
                func showDetail() { let detail = interactor.loadDetail(id: 1); router.open(detail) }
            }
            protocol DetailInteractorProtocol { func loadDetail(id: Int) -> Int }
            class DetailInteractor: DetailInteractorProtocol { func loadDetail(id: Int) -> Int { id } }
            class DetailPresenter { let interactor: DetailInteractorProtocol; weak var view: DetailView? }
            class DetailView: UIViewController { var presenter: DetailPresenter? }
            class Assembly { func assemble(container: Container) {
                container.register(DetailInteractorProtocol.self) { _ in DetailInteractor() } } }
            @main class AppDelegate: UIApplicationDelegate {
                let links = LinkManager()
                func application() { window.rootViewController = ListController() }
            }
            class ListController: UIViewController { func open() { present(DetailView(), animated: true) } }
            """)
        #expect(graph.edges.filter { $0.kind == .route }.map { "\($0.from) \($0.to)" } == ["App List", "List Detail"])
    }
}
