import Refactor
import Testing

/// Screens of SwiftUI: those that UIKit hosts, and those that SwiftUI leads to.
struct SwiftUIGraphTests {
    @Test(arguments: [
        (#"NavigationLink("More") { DetailView() }"#, "route push"),
        (#"NavigationLink(destination: DetailView().padding()) { Text("More") }"#, "route push"),
        (#"Text("a").sheet(isPresented: $shows) { NavigationStack { DetailView() } }"#, "route present"),
        (#"Text("a").fullScreenCover(isPresented: $shows) { DetailView() }"#, "route present"),
        (#"Text("a").navigationDestination(for: Int.self) { _ in DetailView() }"#, "route push"),
        (#"TabView { DetailView().tabItem { Text("b") } }"#, "child tab"),
        (#"Text("a").sheet(isPresented: $shows) { DetailView().framed(by: 2).padding() }"#, "route present"),
    ])
    func viewsLeadToViews(_ body: String, _ edge: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            @main struct NotesApp: App { var body: some Scene { WindowGroup { ListView() } } }
            struct ListView: View { @State var shows = false; var body: some View { \(body) } }
            struct DetailView: View { var body: some View { RowView() } }
            struct RowView: View { var body: some View { Text("b") } }
            extension View { func framed(by width: CGFloat) -> some View { frame(width: width) } }
            """)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind.rawValue) \($0.label) \($0.to)" } == [
                "App route root List", "List \(edge) Detail",
            ])
        #expect(graph.modules.filter { $0.style == "swiftui" }.map(\.name) == ["Detail", "List"])
        #expect(graph.notes == ["1 SwiftUI view is not drawn."])
    }

    @Test func viewsThatLeadAreScreensThoughNothingLeadsToThem() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct SettingsTab: View { var body: some View { Form { GeneralSection() } } }
            struct GeneralSection: View { var body: some View { NavigationLink(destination: DisplayView()) { Text("a") } } }
            struct DisplayView: View { var body: some View { Text("b") } }
            """)
        #expect(graph.edgeLines == ["SettingsTab -route push-> Display (via DisplayView)"])
    }

    @Test func uiKitHostsViewsAndViewsWrapControllers() {
        let graph = moduleGraph(
            """
            import SwiftUI
            class HomeController: UIViewController {
                func open() {
                    let host = UIHostingController(rootView: ProfileView())
                    navigationController?.pushViewController(host, animated: true)
                }
            }
            struct ProfileView: View { var body: some View { Text("a").sheet(isPresented: .constant(true)) { Camera() } } }
            struct Camera: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> CameraController { CameraController() }
            }
            class CameraController: UIViewController {}
            """)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind.rawValue) \($0.label) \($0.to)" } == [
                "Home route push Profile", "Profile route present Camera",
            ])
    }

    @Test(arguments: [
        "class LoginController: UIHostingController<LoginView> { init() { super.init(rootView: LoginView()) } }",
        """
        class LoginController: UIViewController {
            func viewDidLoad() { addChild(UIHostingController(rootView: LoginView())) }
        }
        """,
    ])
    func aControllerAndTheViewOfItsNameAreOneScreen(_ controller: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            class ListController: UIViewController { func open() { present(LoginController(), animated: true) } }
            \(controller)
            struct LoginView: View { var body: some View { NavigationLink(destination: HelpView()) { Text("") } } }
            struct HelpView: View { var body: some View { Text("") } }
            """)
        #expect(
            graph.edgeLines == [
                "List -route present-> Login (via LoginController)", "Login -route push-> Help (via HelpView)",
            ])
    }

    @Test func aViewThatIsHostedByALocalNameIsAScreen() {
        let graph = moduleGraph(
            """
            import SwiftUI
            class ListController: UIViewController {
                func open() {
                    let settings = SettingsView().environmentObject(store)
                    let host = UIHostingController(rootView: settings)
                    present(UINavigationController(rootViewController: host), animated: true)
                }
            }
            struct SettingsView: View { var body: some View { AudioSection() } }
            struct AudioSection: View {
                var body: some View { Locked { NavigationLink(destination: EngineView()) { Text("") } } }
            }
            struct EngineView: View { var body: some View { Text("") } }
            """)
        #expect(
            graph.edgeLines == [
                "List -route present-> Settings (via SettingsView)", "Settings -route push-> Engine (via EngineView)",
            ])
    }

    @Test(arguments: [
        """
        let view: AnyView
        if isNew { view = AnyView(WelcomeView()) } else { view = AnyView(SettingsView()) }
        let host = UIHostingController(rootView: view)
        """,
        """
        let host = UIHostingController(rootView: AnyView(EmptyView()))
        delegate.host = host
        host.rootView = isNew ? AnyView(WelcomeView()) : AnyView(SettingsView())
        """,
    ])
    func aHostShowsWhatItIsGivenInTheEnd(_ body: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            class ListController: UIViewController {
                func open() {
                    \(body)
                    present(host, animated: true)
                }
            }
            struct WelcomeView: View { var body: some View { Text("") } }
            struct SettingsView: View { var body: some View { Text("") } }
            """)
        #expect(
            graph.edgeLines == [
                "List -route present-> Settings (via SettingsView)", "List -route present-> Welcome (via WelcomeView)",
            ])
    }

    /// What fills the window chooses what the app begins with; a part of a screen chooses among its states.
    @Test(arguments: [
        "switch state { case .new: WelcomeView().padding() default: HomeView() }",
        "if isNew { WelcomeView() } else { HomeView() }",
        "ZStack { switch state { case .new: WelcomeView() default: HomeView() } }.padding()",
    ])
    func whatFillsAWindowChooses(_ body: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { RootView().padding() } } }
            struct RootView: View { var body: some View { \(body) } }
            struct WelcomeView: View { var body: some View { Text("") } }
            struct HomeView: View { var body: some View { if isNew { NewRow() } else { Row() } } }
            struct NewRow: View { var body: some View { Text("") } }
            struct Row: View { var body: some View { Text("") } }
            """)
        #expect(
            graph.edgeLines == [
                "App -route root-> Root (via RootView)", "Root -route root-> Home (via HomeView)",
                "Root -route root-> Welcome (via WelcomeView)",
            ])
    }
}
