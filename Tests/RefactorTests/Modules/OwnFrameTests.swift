import Refactor
import Testing

/// Views and methods of an app's own that lead to the views that they are given.
struct OwnFrameTests {
    private func targets(of list: String, _ body: String, besides code: String = "") -> [String] {
        moduleGraph(
            """
            import SwiftUI
            struct ListView: View { @State var path = 1; var body: some View { \(body) } }
            struct DetailView: View { var body: some View { Text("a") } }
            struct PartView: View { var body: some View { NavigationLink("b") { HelpView() } } }
            struct HelpView: View { var body: some View { Text("a") } }
            \(code)
            """
        ).edges.filter { $0.from == list }.map { "\($0.kind.rawValue) \($0.label) \($0.to)" }
    }

    @Test(arguments: [
        "Row(padding: 2, destination: { DetailView().padding() }) { PartView() }",
        "NextLink { DetailView() } label: { Text(\"a\") }",
    ])
    func aRowLeadsToItsDestination(_ body: String) {
        let code = """
            struct Row<Content: View, Destination: View>: View {
                let padding: Int
                @ViewBuilder let destination: Destination
                @ViewBuilder let content: Content
                init(padding: Int = 1, @ViewBuilder destination: () -> Destination, @ViewBuilder content: () -> Content) {
                    self.padding = padding
                    self.destination = destination()
                    self.content = content()
                }
                var body: some View { NavigationLink(destination: destination) { content } }
            }
            struct NextLink<Destination: View, Label: View>: View {
                @ViewBuilder var destination: () -> Destination
                @ViewBuilder var label: () -> Label
                var body: some View { NavigationLink(destination: { destination().padding() }, label: label) }
            }
            """
        #expect(targets(of: "List", body, besides: code).contains("route push Detail"))
    }

    @Test(arguments: [
        "Presenter.shared.present { isPresented in DetailView() }",
        "Presenter.shared.present(style: 1) { _ in Stack { DetailView() } } onDismiss: { path = 2 }",
        "Presenter.shared.present { _ in Stack { Screens.detail(for: path) } }",
    ])
    func aMethodShowsTheViewThatItsClosureMakes(_ action: String) {
        let code = """
            class Presenter {
                static let shared = Presenter()
                func present(style: Int = 0, @ViewBuilder content: @escaping (Binding<Bool>) -> some View, onDismiss: (() -> Void)? = nil) {}
                func present(info: String) { present { _ in HelpView() } }
            }
            struct Stack<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { NavigationStack { content } }
            }
            struct Screens { static func detail(for id: Int) -> some View { DetailView() } }
            """
        #expect(targets(of: "List", "Button(\"a\") { \(action) }", besides: code) == ["route present Detail"])
    }

    @Test func aGenericViewWithWorkOfItsOwnIsAScreen() {
        let code = """
            struct PostView<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { content.toolbar { tools() } }
                func tools() -> some View { Text("a") }
                func refresh() { load() }
                func load() { Loader.load() }
            }
            """
        let found = targets(of: "List", "NavigationLink(\"a\") { PostView { PartView() } }", besides: code)
        #expect(found.contains("route push Post") && !found.contains { $0.hasSuffix("Part") })
    }

    @Test func aGenericViewThatLeadsOnIsAScreen() {
        let code = """
            struct GameView<Content: View>: View {
                let content: Content
                var body: some View { content.sheet(item: $a) { NavigationStack { HelpView() } } }
            }
            """
        let found = targets(of: "List", "NavigationLink(\"a\") { GameView(content: PartView()) }", besides: code)
        #expect(found.contains("route push Game"))
        #expect(
            targets(of: "Game", "NavigationLink(\"a\") { GameView(content: PartView()) }", besides: code) == [
                "route present Help"
            ])
    }

    @Test func aFrameCalledLikeOneOfSwiftUIIsNoScreen() {
        let code = """
            struct Form<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { SwiftUI.Form { content() } }
            }
            struct MainView: View { var body: some View { Form { Text("a") }.sheet { Form { Text("b") } } } }
            """
        #expect(
            targets(of: "List", "NavigationLink(\"a\") { Form { DetailView() } }", besides: code) == [
                "route push Detail"
            ])
        #expect(targets(of: "Main", "Text(\"a\")", besides: code) == [])
    }

    @Test func aCoverOfARepresentableIsPresented() {
        let code = """
            struct CameraView: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> CameraController { CameraController() }
            }
            class CameraController: UIViewController {}
            """
        let body = "Text(\"a\").fullScreenCover(item: $path) { item in CameraView(item: item).ignoresSafeArea() }"
        #expect(targets(of: "List", body, besides: code) == ["route present Camera"])
    }

    @Test(arguments: ["CameraView()", "CameraView().ignoresSafeArea()"])
    func aRepresentableIsWhatItsMethodMakes(_ view: String) {
        let code = """
            struct CameraView: UIViewControllerRepresentable {
                func makeUIViewController(context _: Context) -> UIViewController {
                    CameraModule.viewController() ?? UIViewController()
                }
            }
            struct CameraModule { static func viewController() -> UIViewController? { PhotoController() } }
            class PhotoController: UIViewController {}
            """
        #expect(
            targets(of: "List", "Text(\"a\").sheet(item: $path) { \(view) }", besides: code) == ["route present Photo"])
    }
}
