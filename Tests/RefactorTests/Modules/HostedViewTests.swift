import Refactor
import Testing

/// Views of SwiftUI in controllers, and what stands beside the view that a modifier shows.
struct HostedViewTests {
    @Test func aControllerThatHostsAViewByItsHeadIsOneModuleWithIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            final class HomeController: UIViewController { func toast() { present(ToastController(), animated: true) } }
            final class ToastController: UIHostingController<ToastContentView> {}
            struct ToastContentView: View { var body: some View { NavigationLink("a") { HelpView() } } }
            struct HelpView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home present Toast", "Toast push Help"])
        let toast = graph.modules.first { $0.name == "Toast" }
        #expect(toast?.roles[.view] == ["ToastContentView", "ToastController"])
    }

    @Test(arguments: [
        (
            "HelpView().hosted()",
            "extension View { func hosted() -> UIHostingController<some View> { UIHostingController(rootView: self) } }"
        ),
        (
            "host(HelpView())",
            "extension HomeController { func host<Content: View>(_ view: Content) -> UIViewController { let host = UIHostingController(rootView: view); return host } }"
        ),
        (
            "host(HelpView())",
            "extension HomeController { func host<Content: View>(_ view: Content) -> UIHostingController<Content> { UIHostingController(rootView: view) } }"
        ),
    ])
    func aMethodOfTheAppHostsAView(_ value: String, _ addition: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            final class HomeController: UIViewController { func help() { present(\(value), animated: true) } }
            struct HelpView: View { var body: some View { Text("a") } }
            \(addition)
            """)
        #expect(graph.ways == ["Home present Help"])
    }

    @Test func whatStandsInABarIsNoScreen() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Cover: Identifiable { case help }
            struct HomeView: View {
                @State var cover: Cover?
                var body: some View {
                    Text("a").fullScreenCover(item: $cover) { cover in
                        switch cover {
                        case .help:
                            NavigationView {
                                HelpView().toolbar { ToolbarItem { CloseButton { self.cover = nil } } }
                            }.navigationViewStyle(.stack)
                        }
                    }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct CloseButton: View { let action: () -> Void; var body: some View { Button("a", action: action) } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.ways == ["App root Home", "Home present Help"])
        #expect(!graph.modules.contains { $0.name == "CloseButton" })
    }

    @Test func aWrapperIsNoScreen() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View {
                @State var isOpen = false
                var body: some View { Text("a").sheet(isPresented: $isOpen) { BottomSheet { HelpView() } } }
            }
            struct BottomSheet<Content: View>: View {
                let content: Content
                var body: some View { VStack { head(); content } }
                func head() -> some View { Text("a") }
                func close() { model.close() }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.ways == ["App root Home", "Home present Help"])
    }

    @Test func bothBranchesOfAConditionAreLedTo() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View {
                var body: some View {
                    NavigationLink {
                        #if os(tvOS)
                        WideHelpView()
                        #else
                        HelpView()
                        #endif
                    } label: { Text("a") }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct WideHelpView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home push Help", "Home push WideHelp"])
    }

    @Test func aTypeMayBeginAsApplesNamesDo() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View { var body: some View { NavigationLink("a") { iCloudSettingsView() } } }
            struct iCloudSettingsView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.ways == ["Home push iCloudSettings"])
    }

    @Test func aLinkOfTheAppsOwnMayMakeItsViewLate() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct Lazy<Wrapped: View>: View {
                let wrapped: () -> Wrapped
                init(_ wrapped: @escaping () -> Wrapped) { self.wrapped = wrapped }
                var body: Wrapped { wrapped() }
            }
            struct LazyLink<Destination: View, Label: View>: View {
                let destination: () -> Destination
                let label: () -> Label
                init(destination: @autoclosure @escaping () -> Destination, label: @escaping () -> Label) {
                    self.destination = destination
                    self.label = label
                }
                var body: some View { NavigationLink(destination: Lazy(destination), label: label) }
            }
            struct HomeView: View {
                var body: some View { LazyLink(destination: HelpView()) { Text("a") } }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.ways == ["App root Home", "Home push Help"])
    }

    @Test func aModifierLeadsTheFewViewsThatHaveIt() {
        let sheets = (1...6).map { ".sheet(isPresented: $shows\($0)) { Page\($0)View() }" }
        let pages = (1...6).map { "struct Page\($0)View: View { var body: some View { Text(\"a\") } }" }
        let graph = moduleGraph(
            """
            import SwiftUI
            extension View { func withSheets() -> some View { modifier(AllSheets()) } }
            struct AllSheets: ViewModifier { func body(content: Content) -> some View { content\(sheets.joined()) } }
            \(pages.joined(separator: "\n"))
            struct HomeView: View { var body: some View { Text("a").withSheets() } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.ways == ["App root Home"] + (1...6).map { "Home present Page\($0)" })
    }

    @Test func aRowIsNoScreen() {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct HomeView: View {
                @State var isOn = false
                var body: some View { NavigationLink { Form { if isOn { SaveRow() } } } label: { Text("a") } }
            }
            struct SaveRow: View { var body: some View { Button("a") {} } }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """)
        #expect(graph.modules.map(\.name) == ["App", "Home"])
    }
}
