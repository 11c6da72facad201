import Refactor
import Testing

/// Plain controllers and storyboards.
struct ScreenTests {
    private let storyboard = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
          <scenes>
            <!--Navigation <Controller>-->
            <scene sceneID="1"><objects>
              <navigationController id="nav" sceneMemberID="viewController"><connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="a"/>
              </connections></navigationController>
            </objects></scene>
            <scene sceneID="2"><objects>
              <viewController id="list" customClass="ListController" sceneMemberID="viewController">
                <view key="view"><subviews><view customClass="BadgeView" id="v"/></subviews></view>
                <connections>
                  <segue destination="detail" kind="show" identifier="Detail &amp; more" id="b"/>
                  <segue destination="map" kind="embed" id="c"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="3"><objects>
              <viewController storyboardIdentifier="detail" id="detail" customClass="DetailController" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="4"><objects>
              <viewController id="map" customClass="MapController" sceneMemberID="viewController"/>
            </objects></scene>
          </scenes>
        </document>
        """

    @Test func storyboardsTellWhoLeadsToWhom() {
        let graph = moduleGraph([
            "Main.storyboard": storyboard,
            "App.swift": """
            class ListController: UIViewController { func open() { performSegue(withIdentifier: "Missing", sender: nil) } }
            class DetailController: UIViewController {
                let settings = SettingsController()
                func go() { present(UINavigationController(rootViewController: settings), animated: true) }
                func next() {
                    let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
                    show(next, sender: self)
                }
            }
            class MapController: UIViewController {}
            class SettingsController: UITableViewController {}
            class ForgottenController: UIViewController {}
            """,
        ])
        #expect(
            graph.edgeLines
                == [
                    "App -route root-> List", "Detail -route present-> Settings (via SettingsController)",
                    "List -route segue-> Detail (via Detail & more)", "List -child embed-> Map",
                    "List -route segue-> Missing? (via Missing)",
                ])
        #expect(graph.modules.map(\.name) == ["App", "Detail", "List", "Map", "Missing?", "Settings"])
        #expect(
            graph.findings.map(\.message) == ["List performs the segue “Missing”, which is in no storyboard"])
        #expect(graph.findings.first?.evidence == "App.swift:1")
    }

    @Test func tabsAreChildren() {
        let graph = moduleGraph(
            """
            class MainTabBarController: UITabBarController {
                override func viewDidLoad() {
                    viewControllers = [inNavigation(FeedController()), UINavigationController(rootViewController: MeController())]
                }
                func inNavigation(_ controller: UIViewController) -> UINavigationController {
                    return UINavigationController(rootViewController: controller)
                }
            }
            extension UIViewController { func tint() {} }
            class FeedController: UIViewController { func ask() { UserService.shared.load() } }
            class MeController: UIViewController {}
            class UserService { static let shared = UserService(); func load() {} }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func start() { window?.rootViewController = MainTabBarController() }
            }
            """)
        #expect(
            graph.edgeLines == [
                "App -route root-> MainTabBar (via MainTabBarController)",
                "Feed -service singleton-> UserService (via UserService)",
                "MainTabBar -child tab-> Feed (via FeedController)", "MainTabBar -child tab-> Me (via MeController)",
            ])
        #expect(graph.modules.allSatisfy { $0.style == "mvc" || $0.name == "App" })
    }

    @Test func tabsAreChildrenWhoeverHandsThemOver() {
        let graph = moduleGraph(
            """
            protocol HomeView: AnyObject { func display(_ controllers: [UIViewController]) }
            class HomeViewController: UITabBarController, HomeView {
                var presenter: HomePresenter?
                func display(_ controllers: [UIViewController]) { viewControllers = controllers }
            }
            class HomePresenter {
                weak var view: HomeView?
                var router: HomeRouter?
                func start() { view?.display(router?.tabs() ?? []) }
            }
            class HomeRouter {
                func tabs() -> [UIViewController] {
                    return [FeedBuilder.build(), MeController()].map { UINavigationController(rootViewController: $0) }
                }
            }
            enum FeedBuilder { static func build() -> UIViewController { return FeedController() } }
            class FeedController: UIViewController {}
            class MeController: UIViewController {}
            """)
        #expect(
            graph.edgeLines == [
                "Home -child tab-> Feed (via FeedBuilder)", "Home -child tab-> Me (via MeController)",
            ])
        #expect(graph.findings.isEmpty)
    }

    @Test func servicesInInferredProperties() {
        let graph = moduleGraph(
            """
            class StartController: UIViewController {
                func go() { present(CartController(), animated: true); present(PayController(), animated: true) }
            }
            class CartController: UIViewController {
                private lazy var store = CartStore.shared
                func a() { CartStore.shared.save() }
            }
            class PayController: UIViewController { private let client = PayClient(); func pay() { client.pay() } }
            class CartStore { static let shared = CartStore(); func save() {} }
            class PayClient { func pay() {} }
            """)
        #expect(
            graph.edgeLines.filter { $0.contains("service") } == [
                "Cart -service singleton-> CartStore (via CartStore)",
                "Pay -service created-> PayClient (via PayClient)",
            ])
    }

    @Test func aLoneControllerIsAGraph() {
        let graph = moduleGraph("class OnlyController: UIViewController { func a() { Store.shared.save() } }")
        #expect(graph.modules.map(\.name) == ["Only"])
    }

    @Test func aViewModelServesItsController() {
        let graph = moduleGraph(
            """
            class CartController: UIViewController { let model = CartViewModel() }
            class CartViewModel { func pay() { navigation.pushViewController(PayController(), animated: true) } }
            class PayController: UIViewController { func back() { use(CartViewModel()) } }
            """)
        #expect(graph.edgeLines == ["Cart -route push-> Pay (via PayController)"])
    }

    @Test func linesOfAControllerAreCounted() {
        let body = String(repeating: "    func a() {}\n", count: 500)
        let graph = moduleGraph(
            "class BigController: UIViewController {\n\(body)}\nclass Other: UIViewController { func a() { show(BigController()) } }"
        )
        #expect(graph.modules.first { $0.name == "Big" }?.controllerLines == 502)
    }

    @Test func whatNobodyResolvesIsTold() {
        let graph = moduleGraph([
            "A.m": """
            @protocol NobodyInput <ZIKViewRoutable>
            @end
            @interface FirstViewController : UIViewController
            @end
            @implementation FirstViewController
            - (void)go { [ZIKRouterToView(NobodyInput) performPath:ZIKViewRoutePath.pushFrom(self)]; }
            @end
            """
        ])
        #expect(graph.findings.map(\.code) == ["unresolved"])
    }

    @Test(arguments: [
        ("func open() { performSegue(withIdentifier: \"detail\", sender: nil) }", [String]()),
        ("let segue = \"detail\"", []),
        ("enum Segues: String { case detail }", []),
        ("func open() {}", ["List has the segue “detail”, which nobody performs"]),
    ])
    func seguesThatNobodyPerforms(_ code: String, _ messages: [String]) {
        let graph = moduleGraph([
            "Main.storyboard": storyboard.replacing("Detail &amp; more", with: "detail"),
            "App.swift": """
            class ListController: UIViewController { \(code) }
            class DetailController: UIViewController {}
            """,
        ])
        #expect(graph.findings.map(\.message) == messages)
        #expect(graph.edgeLines.contains("List -route segue-> Detail (via detail)"))
    }

    @Test func aControlPerformsItsSegue() {
        let graph = moduleGraph([
            "Main.storyboard": """
            <document><scenes>
            <scene><objects><viewController id="a" customClass="ListController" sceneMemberID="viewController">
              <view><button id="b"><connections><segue destination="d" kind="show" id="c"/></connections></button></view>
            </viewController></objects></scene>
            <scene><objects><viewController id="d" customClass="DetailController" sceneMemberID="viewController"/>
            </objects></scene></scenes></document>
            """,
            "App.swift": "class ListController: UIViewController {}\nclass DetailController: UIViewController {}",
        ])
        #expect(graph.findings.isEmpty)
        #expect(graph.edgeLines == ["List -route segue-> Detail"])
    }

    @Test(arguments: [
        "present(SettingsViewController(), animated: true)",
        "let next = SettingsModule.build()\n navigationController?.pushViewController(next, animated: true)",
        "show(UINavigationController(rootViewController: SettingsViewController()), sender: nil)",
    ])
    func screensThatNothingDeclares(_ code: String) {
        let graph = moduleGraph("class ListController: UIViewController { func open() { \(code) } }")
        #expect(graph.findings.map(\.code) == ["unresolved"])
        #expect(graph.edges.map(\.from) == ["List"])
        #expect(graph.edges.allSatisfy { $0.to.hasPrefix("Settings") && $0.to.hasSuffix("?") })
    }

    @Test(arguments: ["UIAlertController(title: nil)", "SFSafariViewController(url: url)", "controller", "Toast()"])
    func screensOfFrameworksAreNoModules(_ shown: String) {
        let graph = moduleGraph(
            "class ListController: UIViewController { func open() { present(\(shown), animated: true) } }")
        #expect(graph.findings.isEmpty)
        #expect(graph.edges.isEmpty)
    }
}
