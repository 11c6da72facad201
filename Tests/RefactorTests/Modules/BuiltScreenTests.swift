import Refactor
import Testing

/// Screens of SwiftUI that methods build: by cases, by factories, by modifiers, in hosts of the app's own.
struct BuiltScreenTests {
    @Test func aViewMayConformToAProtocolOfALibrary() {
        let graph = moduleGraph(
            """
            import SwiftUI
            import Flux
            struct ListView: ConnectedView {
                func body(props: Props) -> some View { NavigationLink(destination: DetailView()) { Text("a") } }
            }
            struct DetailView: ConnectedView { func body(props: Props) -> some View { Text("a") } }
            struct Wide: ViewModifier { func body(content: Content) -> some View { content } }
            """)
        #expect(graph.ways == ["List push Detail"])
    }

    @Test func aHostOfTheAppShowsWhatItIsGiven() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct FrameView<Content: View>: View { let content: Content; var body: some View { content } }
            class AppHost<Content: View>: UIHostingController<FrameView<Content>> {
                init(_ content: Content) { super.init(rootView: FrameView(content: content)) }
            }
            final class HomeController: UIViewController {
                func help() { show(AppHost(HelpView()), sender: nil) }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home show Help"])
    }

    @Test(arguments: [
        ".sheet(item: $page) { page in content(for: page) }", ".sheet(item: $page) { content(for: $0) }",
    ])
    func whatAMethodBuildsByCasesIsPresented(_ modifier: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Page { case help, terms }
            struct HomeView: View {
                @State var page: Page?
                var body: some View { Text("a")\(modifier) }
                @ViewBuilder private func content(for page: Page) -> some View {
                    switch page {
                    case .help: HelpView()
                    case .terms: VStack { TermsView() }
                    }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct TermsView: View { var body: some View { Text("a") } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.ways == ["App root Home", "Home present Help", "Home present Terms"])
    }

    /// A view that registers many screens by a modifier leads to all of them; who names a case leads to its screen.
    @Test func aModifierMayRegisterManyScreens() {
        let names = ["One", "Two", "Three", "Four", "Five"]
        let cases = names.map { "case .\($0.lowercased()): \($0)Factory.make()" }.joined(separator: "\n")
        let screens = names.map { name in
            """
            enum \(name)Factory { static func make() -> some View { \(name)View() } }
            struct \(name)View: View { var body: some View { Text("a") } }
            """
        }
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Destination { case one, two, three, four, five }
            final class AppRouter {
                func open(_ destination: Destination) { path.append(destination) }
                static var openTwo: () -> Void { { shared.open(Destination.two) } }
            }
            extension View {
                func withRoutes() -> some View {
                    navigationDestination(for: Destination.self) { destination in
                        switch destination {
                        \(cases)
                        }
                    }
                }
            }
            struct HomeView: View { var body: some View { Text("a").withRoutes() } }
            struct ListView: View {
                let router: AppRouter
                var body: some View { Button("a") { router.open(.two) }.sheet { HomeView() } }
            }
            \(screens.joined(separator: "\n"))
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Home") } == names.sorted().map { "Home push \($0)" })
        #expect(graph.ways.filter { $0.hasPrefix("List") } == ["List present Home", "List show Two"])
    }

    /// A builder of a view of SwiftUI stands in the module of that view.
    @Test func aBuilderIsAPartOfItsScreen() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum HelpAssembly { static func make() -> UIViewController { UIHostingController(rootView: HelpView()) } }
            struct HelpView: View { var body: some View { Text("a") } }
            final class HomeController: UIViewController { func help() { show(HelpAssembly.make(), sender: nil) } }
            """)
        #expect(graph.ways == ["Home show Help"])
        #expect(graph.modules.first { $0.name == "Help" }?.roles[.builder] == ["HelpAssembly"])
    }

    /// Who is told one of several screens by a closure leads there; a state leads nowhere.
    @Test(arguments: [("Target", ["Menu show Help", "Menu show Terms"]), ("TargetState", [])])
    func aClosureIsToldWhereToGo(_ name: String, _ ways: [String]) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum \(name) { case help, terms }
            struct MenuView: View {
                let onClose: (\(name)) -> Void
                var body: some View { Button("a") { onClose(.help) }; Button("b") { onClose(.terms) } }
            }
            final class HomeController: UIViewController {
                func menu() { present(UIHostingController(rootView: MenuView { self.go(to: $0) }), animated: true) }
                func go(to target: \(name)) {
                    switch target {
                    case .help: navigationController?.pushViewController(HelpController(), animated: true)
                    case .terms: navigationController?.pushViewController(TermsController(), animated: true)
                    }
                }
            }
            final class HelpController: UIViewController {}
            final class TermsController: UIViewController {}
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Menu") } == ways)
    }

    /// The branches of a router may call methods of its own.
    @Test func aBranchCallsTheMethodThatShows() {
        let graph = moduleGraph(
            """
            enum AppRoute { case help, terms }
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func handle(_ context: Context<AppRoute>, route: AppRoute) {
                    switch route {
                    case .help: presentHelp()
                    case .terms: presentTerms()
                    }
                }
                private func presentHelp() { root.present(HelpController(), animated: true) }
                private func presentTerms() { root.present(TermsController(), animated: true) }
            }
            final class HomeController: UIViewController {
                var showRoute: ((AppRoute) -> Void)?
                @objc func tapped() { showRoute?(.help) }
            }
            final class HelpController: UIViewController {}
            final class TermsController: UIViewController {}
            """)
        #expect(graph.ways.contains("Home show Help"))
        #expect(!graph.ways.contains("Home show Terms"))
    }
}

extension ModuleGraph {
    /// Who leads to whom, sorted: `Home push Detail`.
    var ways: [String] {
        edges.filter { [.route, .child, .builds].contains($0.kind) }.map { "\($0.from) \($0.label) \($0.to)" }.sorted()
    }
}
