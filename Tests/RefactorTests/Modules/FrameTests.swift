import Refactor
import Testing

/// Frames around screens: generic values that hold one, views that show what they are given, lists of others.
struct FrameTests {
    @Test func whatAGenericValueHoldsIsSaidWhereItIsMade() {
        let graph = moduleGraph(
            """
            struct Module<View, Output> { let view: View; let output: Output }
            struct ListAssembly {
                static func module() -> Module<ListController, Int> {
                    let list = ListController()
                    return Module(view: list, output: 1)
                }
            }
            struct DetailAssembly {
                static func module() -> Module<UIViewController, Int> { Module(view: DetailController(), output: 1) }
            }
            final class HomeController: UIViewController {
                func list() { let module = ListAssembly.module(); push(viewController: module.view) }
            }
            final class InfoController: UIViewController {
                func detail() { navigationController?.pushViewController(DetailAssembly.module().view, animated: true) }
            }
            final class ListController: UIViewController {}
            final class DetailController: UIViewController {}
            """)
        let routes = graph.edges.filter { $0.kind == .route }.map { "\($0.from) > \($0.to)" }.sorted()
        #expect(routes == ["Home > List", "Info > Detail"])
    }

    @Test(arguments: [
        "NavigationLink(destination: Lazy(DetailView())) { Text(\"a\") }", "Text(\"a\").sheet { Lazy(DetailView()) }",
    ])
    func aViewThatIsGenericShowsWhatItIsGiven(_ body: String) {
        let graph = moduleGraph(
            """
            import SwiftUI
            struct Lazy<Content: View>: View {
                let content: () -> Content
                init(_ content: @autoclosure @escaping () -> Content) { self.content = content }
                var body: Content { content() }
            }
            struct ListView: View { var body: some View { \(body) } }
            struct DetailView: View { var body: some View { Text("a") } }
            """)
        #expect(graph.edges.map { "\($0.from) > \($0.to)" } == ["List > Detail"])
    }

    @Test func aListThatIsFilledLeadsToNoneOfItsElements() {
        let graph = moduleGraph(
            """
            protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
            final class HomeCoordinator: Coordinator {
                var children: [Coordinator] = []
                func start() { navigation.pushViewController(HomeController(), animated: true) }
                func showLogin() { let login = LoginCoordinator(); children.append(login); login.start() }
                func showDetail() { let detail = DetailCoordinator(); children.append(detail); detail.start() }
            }
            final class LoginCoordinator: Coordinator {
                var children: [Coordinator] = []
                func start() { navigation.pushViewController(LoginController(), animated: true) }
                func showHelp() { let help = HelpCoordinator(); children.append(help); help.start() }
            }
            final class DetailCoordinator: Coordinator {
                var children: [Coordinator] = []
                func start() { navigation.pushViewController(DetailController(), animated: true) }
            }
            final class HelpCoordinator: Coordinator {
                var children: [Coordinator] = []
                func start() { navigation.pushViewController(HelpController(), animated: true) }
            }
            class HomeController: UIViewController {}
            class LoginController: UIViewController {}
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            """)
        #expect(
            graph.edges.filter { $0.kind == .route }.map { "\($0.from) > \($0.to)" }.sorted()
                == ["Home > Detail", "Home > Login", "Login > Help"])
    }

    @Test func aViewModelIsShownByItsScreen() {
        let graph = moduleGraph([
            "List.m": """
            @interface ABListViewModel : NSObject
            @end
            @implementation ABListViewModel
            - (void)open {
                ABDetailViewModel *model = [[ABDetailViewModel alloc] initWithServices:self.services];
                [self.services pushViewModel:model animated:YES];
            }
            @end
            @interface ABListViewController : UIViewController
            @property (nonatomic) ABListViewModel *viewModel;
            @end
            @implementation ABListViewController
            @end
            """,
            "Detail.m": """
            @interface ABDetailViewModel : NSObject
            @end
            @implementation ABDetailViewModel
            @end
            @interface ABDetailViewController : UIViewController
            @end
            @implementation ABDetailViewController
            @end
            """,
        ])
        #expect(graph.edges.contains { $0.from == "List" && $0.to == "Detail" && $0.label == "push" })
    }

    @Test(arguments: [
        ("[[ScreenFactory new] makeDetailForItem:self.item]", ["List > Detail"]),
        ("[[ScreenFactory new] makeViewWithName:@\"Help\"]", ["List > Help"]),
    ])
    func objectiveCCallsFactoriesOfSwift(_ made: String, _ edges: [String]) {
        let graph = moduleGraph([
            "ScreenFactory.swift": """
            import SwiftUI
            class ScreenFactory: NSObject {
                @objc func makeDetail(for item: Item) -> UIViewController {
                    let host = UIHostingController(rootView: AnyView(EmptyView()))
                    host.rootView = AnyView(DetailView())
                    return host
                }
                @objc func makeView(name: String) -> UIViewController {
                    switch name {
                    case "Help": return UIHostingController(rootView: HelpView())
                    default: return UIHostingController(rootView: DetailView())
                    }
                }
            }
            struct DetailView: View { var body: some View { Text("a") } }
            struct HelpView: View { var body: some View { Text("a") } }
            """,
            "ListController.m": """
            @interface ListController : UIViewController
            @end
            @implementation ListController
            - (void)open {
                UIViewController *screen = \(made);
                [self presentViewController:screen animated:YES completion:nil];
            }
            @end
            """,
        ])
        #expect(graph.edges.filter { $0.from == "List" && $0.kind == .route }.map { "\($0.from) > \($0.to)" } == edges)
    }

    @Test func aViewIsMadeByTheNameOfTheTypeAroundIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Editor {}
            extension Editor { struct MainView: View { var body: some View { Text("a") } } }
            struct ListView: View { var body: some View { Text("a").sheet { Editor.MainView() } } }
            """)
        #expect(graph.edges.map { "\($0.from) > \($0.toType)" } == ["List > Editor.MainView"])
    }

    @Test func aSegueThatAClassPerformsItselfIsNotLost() {
        let graph = moduleGraph([
            "Main.storyboard": "<document><scenes></scenes></document>",
            "ListController.swift": """
            class ListController: UIViewController {
                func open() { performSegue(withIdentifier: "details", sender: self) }
                override func performSegue(withIdentifier identifier: String, sender: Any?) {
                    if identifier == "details" { present(DetailController(), animated: true) }
                }
            }
            class DetailController: UIViewController {}
            """,
        ])
        #expect(graph.findings.isEmpty)
        #expect(graph.edges.map { "\($0.from) > \($0.to)" } == ["List > Detail"])
    }
}
