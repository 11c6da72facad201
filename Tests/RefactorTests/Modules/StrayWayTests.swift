import Refactor
import Testing

/// What a call is given beside the screen that it shows, and whose screen it gives.
struct StrayWayTests {
    @Test func aStackIsShownInAndNotShown() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                let files = UINavigationController(rootViewController: ListController())
                let router: Router
                func open() { router.presentDetail(navigationController: files) }
            }
            protocol Router { func presentDetail(navigationController: UINavigationController) }
            final class ListController: UIViewController {}
            """)
        #expect(!graph.ways.contains("Home present List"))
    }

    @Test func whatStandsInAnAlertIsPresentedWithIt() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                func pick() {
                    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                    let wheel = WheelController()
                    alert.addChild(wheel)
                    present(alert, animated: true)
                }
            }
            final class WheelController: UIViewController {}
            """)
        #expect(graph.ways == ["Home present Wheel"])
    }

    @Test func aBuilderMayGiveTheScreenOfAnotherModule() {
        let graph = moduleGraph(
            """
            final class MainBuilder {
                static func build() -> UIViewController { MainController(presenter: MainPresenter()) }
                static func makeTerms() -> UIViewController? { let terms = TermsController(); return terms }
            }
            final class MainPresenter {}
            final class MainController: UIViewController { let presenter: MainPresenter }
            final class TermsController: UIViewController {}
            final class HomeController: UIViewController {
                func showTerms() {
                    guard let terms = MainBuilder.makeTerms() else { return }
                    present(terms, animated: true)
                }
            }
            """)
        #expect(graph.ways.filter { $0.hasPrefix("Home") } == ["Home present Terms"])
    }

    @Test func whoeverIsGivenTheWindowFillsIt() {
        let graph = moduleGraph(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func begin() { SplashFactory.createSplash(with: rootWindow) }
            }
            final class SplashFactory {
                static func createSplash(with window: UIWindow) {
                    let view = SplashController()
                    view.presenter = SplashPresenter()
                    window.rootViewController = view
                }
            }
            final class SplashPresenter {}
            final class SplashController: UIViewController { var presenter: SplashPresenter? }
            final class HomeController: UIViewController {
                func logOut() { _ = SplashFactory.createSplash(with: rootWindow) }
            }
            """)
        #expect(graph.ways.contains("App root Splash"))
    }

    @Test func aMacroOfObjectiveCPushesWhatItIsGiven() {
        let graph = moduleGraph([
            "HomeController.m": """
            #define PushVC(vc) [self.navigationController pushViewController:vc animated:YES];
            @interface HomeController : UIViewController
            @end
            @implementation HomeController
            - (void)open {
                DetailController *detail = [[DetailController alloc] init];
                PushVC(detail);
            }
            @end
            """,
            "DetailController.m": """
            @interface DetailController : UIViewController
            @end
            @implementation DetailController
            @end
            """,
        ])
        #expect(graph.ways == ["Home push Detail"])
    }

    @Test func aTypeOfAnExtensionIsNotWhatTheAppMeansByItsName() {
        let graph = moduleGraph([
            "App/Home.swift": """
            import SwiftUI
            struct HomeView: View {
                @State var isOpen = false
                var body: some View { Text("a").sheet(isPresented: $isOpen) { EmptyView() } }
            }
            @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            """,
            "App/Help.swift": "import SwiftUI\nstruct HelpView: View { var body: some View { Text(\"a\") } }",
            "PasswordExtension/List.swift": """
            import SwiftUI
            struct ListView: View { var body: some View { NavigationLink("a") { EmptyView() } } }
            struct EmptyView: View { var body: some View { Text("a") } }
            """,
        ])
        #expect(graph.ways.filter { $0.contains("Empty") } == ["List push Empty"])
    }

    @Test func privateTypesOfOneFolderStayWithTheirFiles() {
        let graph = moduleGraph([
            "App/First.swift": """
            import UIKit
            final class FirstController: UIViewController { func go() { present(Sheet(), animated: true) } }
            private final class Sheet: UIViewController { func help() { show(HelpController(), sender: nil) } }
            final class HelpController: UIViewController {}
            """,
            "App/Second.swift": """
            import UIKit
            final class SecondController: UIViewController { func go() { present(Sheet(), animated: true) } }
            fileprivate class Sheet: UIViewController {}
            """,
        ])
        #expect(graph.ways == ["First present Sheet", "Second present Sheet (Second)", "Sheet show Help"])
    }

    @Test func aPageOfAnotherContainerIsPushedThere() {
        let graph = moduleGraph(
            """
            final class TourController: UIPageViewController {
                func push(_ page: UIViewController) { setViewControllers([page], direction: .forward, animated: true) }
                func begin() { push(NameController()) }
            }
            final class NameController: UIViewController {
                weak var tour: TourController?
                func next() { tour?.push(CodeController()) }
            }
            final class CodeController: UIViewController {}
            """)
        #expect(graph.ways == ["Name push Code", "Tour tab Name"])
    }

    @Test func aFrameForOneScreenIsAPartOfIt() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                func pick() { present(PickerController(), animated: true) }
            }
            final class PickerController: UINavigationController {
                init() { super.init(rootViewController: ChoiceListController()) }
            }
            final class ChoiceListController: UIViewController {}
            """)
        #expect(graph.ways == ["Home present ChoiceList"])
    }

    /// What only presents something for its delegate is no presenter of that.
    @Test func aHelperThatPresentsIsNoPresenterOfTheScreenThatHoldsIt() {
        let graph = moduleGraph(
            """
            final class CouponController: UIViewController, NoticePresenterDelegate {
                let notices: NoticePresenter
                func save() { notices.show(from: self) }
            }
            protocol NoticePresenterDelegate: AnyObject {}
            final class NoticePresenter {
                weak var delegate: NoticePresenterDelegate?
                func show(from screen: UIViewController) { screen.present(PopupController(), animated: true) }
            }
            final class PopupController: UIViewController {}
            """)
        #expect(graph.modules.map(\.name) == ["Coupon", "Popup"])
    }

    @Test func aCaseThatAScreenIsMadeWithLeadsFromThere() {
        let graph = moduleGraph(
            """
            enum Destination { case user, scan }
            final class HomeController: UIViewController {
                func pay() { show(AmountController(destination: .user), sender: self) }
            }
            final class AmountController: UIViewController {
                let destination: Destination
                func next() {
                    switch destination {
                    case .user: show(SendController(), sender: self)
                    case .scan: show(ScanController(), sender: self)
                    }
                }
            }
            final class SendController: UIViewController {}
            final class ScanController: UIViewController {}
            """)
        #expect(graph.ways == ["Amount show Scan", "Amount show Send", "Home show Amount"])
    }

    @Test(arguments: ["shouldPresentHelp", "canPresentHelp"])
    func aQuestionShowsNothing(_ name: String) {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                let policy: Policy
                func ask() { guard policy.\(name)(HelpController()) else { return } }
            }
            final class HelpController: UIViewController {}
            """)
        #expect(!graph.edges.contains { $0.kind == .route })
    }

    @Test func theScreenInFrontIsNotLedTo() {
        let graph = moduleGraph(
            """
            final class MainController: LibraryTabBarController {
                func begin() { viewControllers = [HomeController(), ListController()] }
            }
            final class Front {
                static var screen: UIViewController? {
                    let root = window.rootViewController
                    if let main = root as? MainController { return main }
                    return root
                }
            }
            final class HomeController: UIViewController {
                func warn() { Front.screen?.present(alert, animated: true) }
            }
            final class ListController: UIViewController {}
            """)
        #expect(graph.ways == ["Main tab Home", "Main tab List"])
    }

    /// What a table of links gives, every line that asks it may show: the app makes what it knows.
    @Test func aTableOfScreensIsNotDrawnFromEachLineThatAsksIt() {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
        let cases = names.map { "if link == \"\($0)\" { return Page\($0)Controller() }" }
        let pages = names.map { "final class Page\($0)Controller: UIViewController {}" }
        let lists = (1...4).map { index in
            "final class List\(index)Controller: UIViewController { func open() { show(Links.screen(for: link), sender: self) } }"
        }
        let graph = moduleGraph(
            """
            enum Links {
                static func screen(for link: String) -> UIViewController {
                    \(cases.joined(separator: "\n"))
                    return HelpController()
                }
            }
            \(pages.joined(separator: "\n"))
            \(lists.joined(separator: "\n"))
            final class HelpController: UIViewController {}
            """)
        #expect(!graph.ways.contains { $0.hasPrefix("List") })
        #expect(graph.ways.filter { $0.hasPrefix("App") }.count == 10)
    }

    @Test func aListOfItsOwnHoldsChildren() {
        let graph = moduleGraph(
            """
            class BoxController: UIViewController {
                let viewControllers: [UIViewController]
                init(viewControllers: [UIViewController]) { self.viewControllers = viewControllers }
            }
            final class TeamController: BoxController {
                init() { super.init(viewControllers: [AwardsController(), MatchesController()]) }
            }
            final class AwardsController: UIViewController {}
            final class MatchesController: UIViewController {}
            """)
        #expect(graph.ways == ["Team embed Awards", "Team embed Matches"])
    }
}
