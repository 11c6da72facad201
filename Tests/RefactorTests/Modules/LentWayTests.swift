import Refactor
import Testing

/// Methods of nobody's module that show screens: those who call them lead there.
struct LentWayTests {
    private static let screens = """
        class ListController: UIViewController { func open() { CALL } }
        class DetailController: UIViewController {}
        @main class AppDelegate: UIApplicationDelegate {
            func application() { window.rootViewController = ListController() }
        }
        """

    @Test(arguments: [
        (
            "a router of the app", "AppRouter.shared.showDetail(from: self)",
            """
            class AppRouter {
                static let shared = AppRouter()
                func showDetail(from source: UIViewController) { source.present(DetailController(), animated: true) }
            }
            """, "AppRouter"
        ),
        (
            "one that a protocol hides", "environment.routing?.showDetail(from: self)",
            """
            class Environment { var routing: Routing? }
            extension ListController { var environment: Environment { Environment() } }
            protocol Routing { func showDetail(from source: UIViewController) }
            class AppRouter: Routing {
                func showDetail(from source: UIViewController) { source.present(DetailController(), animated: true) }
            }
            """, "AppRouter"
        ),
        (
            "an addition to a class of UIKit", "showDetail()",
            """
            extension UIViewController { func showDetail() { present(DetailController(), animated: true) } }
            class A: UIViewController {}; class B: UIViewController {}; class C: UIViewController {}
            """,
            "UIViewController"
        ),
        (
            "a method that hands on to another one", "Routes.start(from: self)",
            """
            class Routes {
                static func start(from source: UIViewController) { showDetail(from: source) }
                static func showDetail(from source: UIViewController) { source.present(DetailController(), animated: true) }
            }
            """, "Routes"
        ),
    ])
    func whoCallsItLeadsThere(what: String, call: String, helper: String, via: String) {
        let graph = moduleGraph(Self.screens.replacing("CALL", with: call) + "\n" + helper)
        #expect(
            graph.edgeLines == [
                "App -route root-> List (via ListController)", "List -route present-> Detail (via \(via))",
            ],
            "\(what)")
    }

    /// A screen that changes what fills the window by a method of the app's delegate.
    @Test func theAppsDelegateIsAsked() {
        let graph = moduleGraph(
            """
            class LoginController: UIViewController {
                var app: AppDelegate?
                func done() { app?.showList() }
            }
            class ListController: UIViewController {}
            @main class AppDelegate: UIApplicationDelegate {
                func application() { window.rootViewController = LoginController() }
                func showList() { window.rootViewController = ListController() }
            }
            """)
        #expect(
            graph.edgeLines == [
                "App -route root-> Login (via LoginController)", "Login -route root-> List (via AppDelegate)",
            ])
    }

    @Test func whatTheAppItselfCallsStaysItsOwn() {
        let graph = moduleGraph(
            """
            class ListController: UIViewController { var router: AppRouter?; func open() { router?.showList(animated: true) } }
            class LoginController: UIViewController { var router: AppRouter?; func done() { router?.showList(animated: true) } }
            class AppRouter { func showList(animated: Bool) { nav.pushViewController(ListController(), animated: animated) } }
            @main class AppDelegate: UIApplicationDelegate {
                let router = AppRouter()
                func application() { router.showList(animated: false) }
            }
            """)
        #expect(
            graph.edgeLines == [
                "App -route push-> List (via ListController)", "Login -route push-> List (via AppRouter)",
            ])
    }

    @Test func swiftCallsAMethodOfObjectiveCByItsShorterName() {
        let graph = moduleGraph([
            "List.swift": """
            class ListController: UIViewController { var router: AppRouter?; func open() { router?.showDetail(from: self) } }
            class DetailController: UIViewController {}
            """,
            "AppRouter.m": """
            @interface AppRouter : NSObject
            - (void)showDetailFromController:(UIViewController *)controller;
            @end
            @implementation AppRouter
            - (void)showDetailFromController:(UIViewController *)controller {
                [controller presentViewController:[[DetailController alloc] init] animated:YES completion:nil];
            }
            @end
            """,
        ])
        #expect(graph.edgeLines == ["List -route present-> Detail (via AppRouter)"])
    }

    @Test(arguments: [
        ("showDetail(id: String, from source: UIViewController)", "showDetailWithId:@\"a\" from:self"),
        ("navigate(to id: String, from source: UIViewController)", "navigateTo:@\"a\" from:self"),
    ])
    func objectiveCCallsAMethodOfSwiftByItsLongerName(_ method: String, _ message: String) {
        let graph = moduleGraph([
            "AppRouter.swift": """
            class DetailController: UIViewController {}
            @objc class AppRouter: NSObject {
                @objc static func \(method) { source.present(DetailController(), animated: true) }
            }
            """,
            "List.m": """
            @interface ListController : UIViewController
            @end
            @implementation ListController
            - (void)open { [AppRouter \(message)]; }
            @end
            """,
        ])
        #expect(graph.edgeLines == ["List -route present-> Detail (via AppRouter)"])
    }

    /// A coordinator leads on where a screen tells it what happened: so does the screen.
    @Test(arguments: ["delegate?.listDidSelect(1)", "coordinator?.showDetail(1)"])
    func whatACoordinatorIsToldLeadsOn(_ call: String) {
        let graph = moduleGraph(
            """
            protocol ListDelegate: AnyObject { func listDidSelect(_ id: Int) }
            class ListController: UIViewController {
                weak var delegate: ListDelegate?
                var coordinator: ShopCoordinator?
                func tap() { \(call) }
            }
            class DetailController: UIViewController {}
            class ShopCoordinator: ListDelegate {
                let navigation = UINavigationController()
                func start() {
                    let list = ListController()
                    list.delegate = self
                    navigation.pushViewController(list, animated: true)
                }
                func listDidSelect(_ id: Int) { showDetail(id) }
                func showDetail(_ id: Int) { navigation.pushViewController(DetailController(), animated: true) }
            }
            class RootCoordinator { func start() { ShopCoordinator().start() } }
            """)
        let routes = graph.edges.filter { $0.kind == .route }.map { "\($0.from) \($0.label) \($0.to)" }
        #expect(routes.contains("List push Detail"))
        #expect(routes.contains("Shop push Detail"))
        #expect(!routes.contains("Root push List"))
    }

    /// A method that leads to very many screens sends each caller to one of them.
    @Test func aMethodOfManyScreensSaysNothingAboutItsCallers() {
        let names = ["A", "B", "C", "D", "E"]
        let graph = moduleGraph(
            """
            class ListController: UIViewController { func open() { Routes.open(url, from: self) } }
            \(names.map { "class \($0)Controller: UIViewController {}" }.joined(separator: "\n"))
            class Routes {
                static func open(_ url: URL, from source: UIViewController) {
                    \(names.map { "if url.is\($0) { source.present(\($0)Controller(), animated: true) }" }.joined(separator: "\n"))
                }
            }
            """)
        #expect(graph.edges.filter { $0.from == "List" }.isEmpty)
    }

    /// What a method chooses by a case, the caller chooses by naming it.
    @Test(arguments: [
        (".help", ["Help"]), (".other", ["Detail"]), ("Kind.help", ["Help"]), ("kind", ["Detail", "Help"]),
        ("first", ["Help"]), ("self.first", ["Help"]),
    ])
    func theCaseThatIsNamedIsTaken(_ value: String, _ screens: [String]) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                var first: Kind { isNew ? .help : .none }
                func open(_ kind: Kind) { Routes.show(\(value), from: self) }
            }
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            enum Kind { case help, other, none }
            class Routes {
                static func show(_ kind: Kind, from source: UIViewController) {
                    switch kind {
                    case .help: source.present(HelpController(), animated: true)
                    case .none: break
                    default: source.present(DetailController(), animated: true)
                    }
                }
            }
            """)
        #expect(graph.edges.filter { $0.from == "List" }.map(\.to) == screens)
    }

    /// The same for a method that gives what is shown.
    @Test(arguments: [(".help", ["Help"]), ("kind", ["Detail", "Help"])])
    func theCaseThatIsNamedIsGiven(_ value: String, _ screens: [String]) {
        let graph = moduleGraph(
            """
            class ListController: UIViewController {
                func open(_ kind: Kind) { present(Screens.screen(\(value)), animated: true) }
            }
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            enum Kind { case help, other }
            class Screens {
                static func screen(_ kind: Kind) -> UIViewController {
                    switch kind {
                    case .help: return HelpController()
                    default: return DetailController()
                    }
                }
            }
            """)
        #expect(graph.edges.filter { $0.from == "List" }.map(\.to) == screens)
    }

    /// A class of a library may have a method that is called like one of the app's.
    @Test(arguments: [
        ("let manager = LoginManager()", []), ("let manager: LoginManager", []),
        ("var manager = makeManager()", ["Start"]),
    ])
    func aMethodOfALibraryIsNoneOfTheApps(_ property: String, _ targets: [String]) {
        let graph = moduleGraph(
            """
            class SettingsController: UIViewController { \(property); func leave() { manager.logOut() } }
            class StartController: UIViewController {}
            class Session { func logOut() { window.rootViewController = StartController() } }
            """)
        #expect(graph.edges.filter { $0.from == "Settings" }.map(\.to) == targets)
    }

    /// A button that sends an inherited method leads where that leads.
    @Test func aSelectorIsSent() {
        let graph = moduleGraph(
            """
            class BaseController: UIViewController {
                @objc func showHelp() { present(HelpController(), animated: true) }
            }
            class HelpController: UIViewController {}
            class AController: BaseController {
                func viewDidLoad() { button = UIBarButtonItem(title: "", target: self, action: #selector(showHelp)) }
            }
            class BController: BaseController {}
            class CController: BaseController {}
            class DController: BaseController {
                func viewDidLoad() { button.addTarget(self, action: #selector(showHelp), for: .touchUpInside) }
            }
            """)
        #expect(
            graph.edgeLines.filter { $0.contains("Help") } == [
                "A -route present-> Help (via HelpController)", "D -route present-> Help (via HelpController)",
            ])
    }

    /// Who adds a modifier of SwiftUI leads where the modifier does, by the case that it names.
    @Test func aModifierLeadsForThoseWhoAddIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            enum Subject { case note(Int), author(Int) }
            struct ReportModifier: ViewModifier {
                let subject: Subject
                func body(content: Content) -> some View {
                    switch subject {
                    case .note: content.sheet(isPresented: $shows) { NavigationStack { FlagNoteView() } }
                    case .author: content.sheet(isPresented: $shows) { NavigationStack { FlagAuthorView() } }
                    }
                }
            }
            extension View {
                func reportMenu(_ subject: Subject) -> some View { modifier(ReportModifier(subject: subject)) }
            }
            struct NoteView: View { var body: some View { Text("a").reportMenu(.note(1)) } }
            struct AuthorView: View { var body: some View { Card().padding().reportMenu(.author(1)) } }
            struct Card: View { var body: some View { Text("a") } }
            struct FlagNoteView: View { var body: some View { Text("a") } }
            struct FlagAuthorView: View { var body: some View { Text("a") } }
            @main struct Main: App {
                var body: some Scene {
                    WindowGroup { TabView { NoteView().tabItem { Text("") }; AuthorView().tabItem { Text("") } } }
                }
            }
            """)
        #expect(
            graph.edges.filter { $0.to.hasPrefix("Flag") }.map { "\($0.from) \($0.label) \($0.to)" } == [
                "Author present FlagAuthor", "Note present FlagNote",
            ])
    }

    /// A service that chooses by the type of what it is told leads on by that alone, each program by its own.
    @Test(arguments: [
        ("alerts.push(alert: UpsellAlert())", ["Upsell"]), ("alerts.push(alert: LogoutAlert(id: 1))", []),
        ("let alert = OfferAlert(); alerts.push(alert: alert)", ["Offer"]),
    ])
    func aServiceChoosesByType(_ call: String, _ targets: [String]) {
        let service = """
            class AlertPresenting: AlertService {
                func push(alert: Alert) { main { self.pushNow(alert: alert) } }
                func pushNow(alert: Alert) {
                    switch alert {
                    case is LogoutAlert: showDefault(alert)
                    case let upsell as UpsellAlert: show(upsell)
                    case let offer as OfferAlert: show(offer)
                    default: break
                    }
                }
                func show(_ alert: UpsellAlert) { window.present(UpsellController(), animated: true) }
                func show(_ alert: OfferAlert) { window.present(OfferController(), animated: true) }
            }
            """
        let screen = "class ListController: UIViewController { let alerts: AlertService; func go() { CALL } }"
        let graph = moduleGraph([
            "ios/App.swift": screen.replacing("CALL", with: call) + """

                @main class AppDelegate: UIApplicationDelegate {
                    func application() { window.rootViewController = ListController() }
                }
                class UpsellController: UIViewController {}
                class OfferController: UIViewController {}
                """ + service,
            "mac/App.swift": screen.replacing("List", with: "Menu").replacing("CALL", with: call) + """

                @main class MacDelegate: NSApplicationDelegate {
                    func application() { window.contentViewController = MenuController() }
                }
                """,
            "shared/Alerts.swift": """
            protocol Alert {}
            protocol AlertService { func push(alert: Alert) }
            class UpsellAlert: Alert {}
            class LogoutAlert: Alert { init(id: Int) {} }
            class OfferAlert: Alert {}
            """,
        ])
        #expect(graph.edges.filter { $0.from == "List" && $0.kind == .route }.map(\.to) == targets)
        #expect(!graph.edges.contains { $0.from == "Menu" && $0.kind == .route })
    }
}
