import Refactor
import Testing

/// Sheets, popovers and overlays of an app's own, and what only looks like one.
struct OverlayTests {
    /// Modifiers under `#if` are read, those of each branch.
    @Test func aSheetMayStandUnderACondition() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    Text("a")
                    #if os(iOS)
                        .padding(.top)
                        .sheet(isPresented: $shows) { HelpView() }
                    #else
                        .popover(isPresented: $shows) { TermsView() }
                    #endif
                        .fullScreenCover(isPresented: $more) { MoreView() }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct TermsView: View { var body: some View { Text("a") } }
            struct MoreView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home present Help", "Home present More", "Home present Terms"])
    }

    /// A state that keeps the view which a closure builds shows it, though the closure's type is generic.
    @Test func aStateShowsWhatIsBuilt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            final class PopoverState: ObservableObject {
                func display<Content: View>(
                    closable: Bool, @ViewBuilder builder: () -> Content, onClose: (() -> Void)? = nil
                ) { publisher.send(AnyView(builder())) }
            }
            struct HomeView: View {
                @EnvironmentObject var popoverState: PopoverState
                var body: some View { Button("a") { popoverState.display(closable: true) { HelpView() } } }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home show Help"])
    }

    /// A modifier of the app's own that hands its closure on, through methods and a `ViewModifier`.
    @Test func aModifierHandsOnWhatIsPushed() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct Pushed<V: View>: ViewModifier {
                let target: () -> V
                func body(content: Content) -> some View {
                    content.navigationDestination(isPresented: $shows, destination: target)
                }
            }
            extension View {
                func pushed<V: View>(isOn: Bool, target: @escaping () -> V) -> some View { modifier(wrapped(target: target)) }
                func wrapped<V: View>(target: @escaping () -> V) -> some ViewModifier { Pushed(target: target) }
            }
            struct HomeView: View {
                var body: some View { Text("a").pushed(isOn: true) { page() } }
                @ViewBuilder func page() -> some View {
                    switch tag {
                    case .help: HelpView()
                    case .terms: TermsView()
                    }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct TermsView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home push Help", "Home push Terms"])
    }

    /// Whoever owns an alert, or what lies over a window for a while, is not led to.
    @Test(arguments: ["AlertTemplate.showAlert(owner: root, title: \"a\")", "window.addSubview(root.view)"])
    func whoeverIsUnderneathIsNoTarget(_ call: String) {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                let root = RootController()
                func tapped() { \(call) }
                func go() { show(DetailController(), sender: nil) }
            }
            final class RootController: UIViewController {}
            final class DetailController: UIViewController {}
            """)
        #expect(!graph.edges.contains { $0.to == "Root" && $0.kind != .builds })
        #expect(graph.ways.contains("Home show Detail"))
    }

    /// A line that shows whatever screen it is told leads to those that code names; a list of all cases names all.
    @Test(arguments: [("Hashable", 9), ("CaseIterable", 10)]) func aScreenThatNobodyNamesIsNotLedTo(
        _ parent: String, _ count: Int
    ) {
        let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
        let cases = names.map { "case .\($0.lowercased()): \($0)View()" }.joined(separator: "\n")
        let items = names.dropLast().map { "Item(screen: .\($0.lowercased()))" }.joined(separator: ", ")
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Screen: \(parent) {
                case \(names.map { $0.lowercased() }.joined(separator: ", "))
                @ViewBuilder func view() -> some View {
                    switch self {
                    \(cases)
                    }
                }
            }
            final class Router { func view(for screen: Screen) -> some View { screen.view() } }
            struct HomeView: View {
                let items = [\(items)]
                let router: Router
                var body: some View {
                    List(items) { Text($0.name) }
                        .navigationDestination(for: Item.self) { item in router.view(for: item.screen) }
                }
            }
            struct Item { let screen: Screen }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            \(names.map { "struct \($0)View: View { var body: some View { Text(\"a\") } }" }.joined(separator: "\n"))
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Home push") }.count == count)
    }

    /// A helper leads there for who calls it through its own methods, and not for who only asks it for something.
    @Test func aHelperIsReachedThroughItsMethods() {
        let graph = moduleGraph(
            """
            final class LinkHandler {
                static func items(for url: URL) -> [Any] { [url] }
                func open(_ url: URL) { showImage(url) }
                func showImage(_ url: URL) { window.rootViewController?.present(ImageController(), animated: true) }
            }
            final class ListController: UIViewController {
                let handler = LinkHandler()
                func tapped() { handler.open(url) }
            }
            final class PasteController: UIViewController { func share() { show(LinkHandler.items(for: url)) } }
            final class ImageController: UIViewController {}
            """)
        #expect(graph.ways == ["List present Image"])
    }

    /// What a property names as a selector is called.
    @Test func aSelectorInAPropertyIsACall() {
        let graph = moduleGraph(
            """
            final class ListRouter {
                lazy var tap = UITapGestureRecognizer(target: self, action: #selector(showDetail))
                @objc func showDetail() { view.show(DetailController(), sender: nil) }
            }
            final class ListController: UIViewController { let router = ListRouter() }
            final class DetailController: UIViewController {}
            """)
        #expect(graph.findings.isEmpty)
    }
}
