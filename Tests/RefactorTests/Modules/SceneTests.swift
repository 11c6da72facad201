import Refactor
import Testing

/// Cases of enumerations that stand for screens: who names one leads there.
struct SceneTests {
    @Test(arguments: [
        ("sheet = .settings", "route present"), ("sheet = .detail(id: 1)", "route present"),
        ("self.sheet = id > 0 ? .detail(id: id) : nil", "route present"),
    ])
    func aViewSetsItsSheet(_ action: String, _ edge: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Sheet: Identifiable { case settings, detail(id: Int) }
            struct ListView: View {
                @State var sheet: Sheet?
                var body: some View { Button("a") { \(action) }.sheet(item: $sheet) { SheetView(sheet: $0) } }
            }
            struct SheetView: View {
                let sheet: Sheet
                var body: some View {
                    switch sheet {
                    case .settings: SettingsView()
                    case .detail(let id): NavigationStack { DetailView(id: id) }
                    }
                }
            }
            struct SettingsView: View { var body: some View { Text("a") } }
            struct DetailView: View { let id: Int; var body: some View { Text("a") } }
            """)
        let target = action.contains("settings") ? "Settings" : "Detail"
        #expect(
            graph.edges.contains { $0.from == "List" && $0.to == target && "\($0.kind.rawValue) \($0.label)" == edge })
        #expect(graph.edges.first { $0.from == "List" && $0.to == target }?.viaKind == .key)
        #expect(graph.edges.filter { $0.from == "List" && $0.kind == .route }.count == 2)
    }

    @Test func casesMayBeginWithACapital() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Route { case List, Detail(Int)
                @ViewBuilder func view() -> some View {
                    switch self {
                    case .List: ListView(router: Router())
                    case .Detail(let id): DetailView(id: id)
                    }
                }
            }
            class Router { func push(route: Route) {} }
            struct ListView: View { let router: Router
                var body: some View { Button("a") { router.push(route: Route.Detail(1)) } } }
            struct DetailView: View { let id: Int; var body: some View { Text("a") } }
            """)
        #expect(graph.edges.filter { $0.from == "List" }.map { "\($0.kind.rawValue) \($0.to)" } == ["route Detail"])
    }

    @Test(arguments: ["router.route(to: .detail(1))", "router.route(to: .help)"])
    func aStaticMemberMakesARoute(_ action: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct Route { let id: String; let content: () -> any View
                init(id: String, @ViewBuilder content: @escaping () -> some View) { self.id = id; self.content = content } }
            extension Route {
                static func detail(_ id: Int) -> Route { Route(id: "detail") { DetailView(id: id) } }
                static var help: Route { Route(id: "help") { HelpView() } }
            }
            class Router { func route(to route: Route) {} }
            struct ListView: View { let router: Router; var body: some View { Button("a") { \(action) } } }
            struct DetailView: View { let id: Int; var body: some View { Text("a") } }
            struct HelpView: View { var body: some View { Text("a") } }
            @main struct Main: App { var body: some Scene { WindowGroup { ListView(router: Router()) } } }
            """)
        let target = action.contains("help") ? "Help" : "Detail"
        #expect(graph.edges.filter { $0.from == "List" }.map { "\($0.kind.rawValue) \($0.to)" } == ["route \(target)"])
    }

    @Test(arguments: [
        "router.push(.detail)", "router.push(Route.detail)", "NavigationLink(value: Route.detail) { Text(\"a\") }",
    ])
    func aRouteIsPushed(_ action: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Route { case list, detail }
            extension Route {
                @ViewBuilder var view: some View {
                    switch self {
                    case .list: ListView()
                    case .detail: DetailView()
                    }
                }
            }
            class Router { func push(_ route: Route) {} }
            struct ListView: View { let router: Router; var body: some View { \(action.hasPrefix("N") ? action : "Button(\"a\") { \(action) }") } }
            struct DetailView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.edgeLines.filter { $0.hasPrefix("List") } == ["List -route push-> Detail (via Route)"])
    }

    @Test(arguments: [
        ("NavigationLink(.detail(1)) { RowView() }", "push Detail"),
        ("NavigationLink(\"a\", icon: 1, destination: .settings(.privacy)) ", "push Privacy"),
        ("Button(\"a\") { router.open(Page.settings(.privacy)) }", "show Privacy"),
        ("NavigationLayerView(layer: .init(root: .privacy, title: \"a\"))", "show Detail"),
    ])
    func casesAreHandedToInitialisersAndCarryOthers(_ body: String, _ edge: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Page { case list, detail(Int), settings(_ page: SettingsPage = .root), privacy
                @ViewBuilder func view() -> some View {
                    switch self {
                    case .list: ListView(router: Router())
                    case .detail(let id): DetailView(id: id) { RowView() }
                    case .settings(let page): page.view()
                    case .privacy: DetailView(id: 0) { Text("a") }
                    }
                }
            }
            enum SettingsPage { case root, privacy
                @ViewBuilder func view() -> some View {
                    switch self {
                    case .root: SettingsView()
                    case .privacy: PrivacyView()
                    }
                }
            }
            extension NavigationLink where Destination == Never {
                init(_ value: Page, @ViewBuilder label: () -> Label) { self.init(value: value, label: label) }
                init(_ title: String, icon: Int, destination: Page) { self.init(destination) { Text(title) } }
            }
            class Layer { init(root: Page, title: String) {} }
            struct NavigationLayerView: View { let layer: Layer; var body: some View { Text("a") } }
            class Router { func open(_ page: Page) {} }
            struct ListView: View { let router: Router; var body: some View { \(body) } }
            struct RowView: View { var body: some View { NavigationLink(destination: HelpView()) { Text("a") } } }
            struct HelpView: View { var body: some View { Text("a") } }
            struct DetailView<Content: View>: View {
                let id: Int
                @ViewBuilder let content: Content
                var body: some View { content.toolbar { tools() } }
                func tools() -> some View { Text("a") }
                func load() { Loader.load() }
            }
            struct SettingsView: View { var body: some View { Text("a") } }
            struct PrivacyView: View { var body: some View { Text("a") } }
            """)
        let routes = graph.edges.filter { $0.from == "List" && $0.via == "Page" || $0.via == "SettingsPage" }
        #expect(routes.map { "\($0.label) \($0.to)" } == [edge])
        #expect(!graph.edges.contains { $0.from == "List" && $0.to == "Row" && $0.kind == .route })
    }

    @Test func aCoordinatorIsToldWhere() {
        let graph = moduleGraph(
            """
            enum Scene { case detail(Int), help }
            class Coordinator {
                func open(_ scene: Scene) {
                    switch scene {
                    case .detail(let id): nav.pushViewController(DetailController(id), animated: true)
                    case .help: nav.present(HelpController(), animated: true)
                    }
                }
            }
            class ListController: UIViewController { var coordinator: Coordinator?; func tap() { coordinator?.open(.detail(1)) } }
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            """)
        #expect(graph.edges.filter { $0.from == "List" }.map { "\($0.to) via \($0.via)" } == ["Detail via Coordinator"])
    }

    /// A state of one screen is no other one, and a mode that is set leads nowhere.
    @Test(arguments: ["LoadState", "ListScreenState", "SheetMode"])
    func statesAndModesAreNoScreens(_ name: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum \(name) { case loading, loaded }
            struct ListView: View {
                @State var state: \(name) = .loading
                var body: some View {
                    Button("a") { state = .loaded }.sheet(isPresented: $shows) { HelpView() }
                    switch state {
                    case .loading: BusyView()
                    case .loaded: RowsView()
                    }
                }
            }
            struct HelpView: View { var body: some View { Text("a") } }
            struct BusyView: View { var body: some View { Text("a") } }
            struct RowsView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.modules.map(\.name).filter { $0 != "App" } == ["Help", "List"])
        #expect(graph.edgeLines == ["List -route present-> Help (via HelpView)"])
    }

    /// What an enumeration is called does not matter where a closure of SwiftUI shows a view for each of its cases.
    @Test func aClosureShowsAViewForEachCase() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Step { case start, name(Int) }
            struct SetupView: View {
                @State var path: [Step] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("a")
                            .navigationDestination(for: Step.self) { step in
                                switch step {
                                case .start: StartView().padding()
                                case .name(let id):
                                    if id > 0 { NameView(id: id) } else { EmptyView() }
                                }
                            }
                            .toolbar { switch path.count { default: HelpView() } }
                    }
                }
            }
            struct StartView: View { var body: some View { Text("a") } }
            struct NameView: View { let id: Int; var body: some View { Text("a") } }
            struct HelpView: View { var body: some View { Text("a") } }
            """)
        #expect(
            graph.edgeLines == ["Setup -route push-> Name (via NameView)", "Setup -route push-> Start (via StartView)"])
    }

    /// A router of the whole app names the case: whoever calls it leads there, by the overload that fits.
    @Test(arguments: [
        ("router.open(author)", ["Author"]), ("router.open(firstNote)", ["Note"]), ("router.openNote(1)", ["Note"]),
        ("router.open(value)", []), ("router.back()", []),
    ])
    func aRouterNamesTheCase(_ action: String, _ targets: [String]) {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Destination { case note(Int), author(Int) }
            class Author { let id: Int }
            class Note { let id: Int }
            class Router {
                var path: [Destination] = []
                func open(_ destination: Destination) { path.append(destination) }
                func open(_ note: Note) { open(.note(note.id)) }
                func open(_ author: Author) { open(.author(author.id)) }
                func openNote(_ id: Int) { let note = Note.find(id); open(note) }
                func back() { path.removeLast() }
            }
            struct Stack<Content: View>: View {
                let content: () -> Content
                var body: some View {
                    content().navigationDestination(for: Destination.self) { destination in
                        switch destination {
                        case .note(let id): NoteView(id: id)
                        case .author(let id): AuthorView(id: id)
                        }
                    }
                }
            }
            struct ListView: View {
                let router: Router
                let author: Author
                var body: some View { Stack { Button("a") { \(action) } } }
            }
            struct NoteView: View { let id: Int; var body: some View { Text("a") } }
            struct AuthorView: View { let id: Int; var body: some View { Text("a") } }
            @main struct Main: App { var body: some Scene { WindowGroup { ListView(router: Router()) } } }
            """)
        #expect(graph.edges.filter { $0.from == "List" && $0.kind == .route }.map(\.to) == targets)
    }
}
