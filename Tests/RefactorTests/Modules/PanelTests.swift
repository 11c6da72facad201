import Refactor
import Testing

/// Containers that are filled by properties, lists and methods, in both languages.
struct PanelTests {
    private func edges(of module: String, _ sources: [String: String]) -> [String] {
        moduleGraph(sources).edges.filter { $0.from == module && $0.kind != .service }
            .map { "\($0.kind.rawValue) \($0.label) \($0.to)" }
    }

    @Test(arguments: [
        "panel.contentViewController = DetailController()",
        "let detail = DetailController(); panel.set(contentViewController: detail)", "panel.fill()",
    ])
    func aPanelShowsItsContent(_ action: String) {
        let found = edges(
            of: "List",
            [
                "A.swift": """
                import FloatingPanel
                class ListController: UIViewController {
                    var panel: FloatingPanelController!
                    func open() { \(action) }
                    func panel(_ panel: FloatingPanelController, layoutFor size: CGSize) -> PanelLayout { PanelLayout() }
                }
                class PanelLayout: FloatingPanelLayout {}
                class DetailController: UIViewController {}
                extension FloatingPanelController {
                    func fill() { let detail = DetailController(); set(contentViewController: detail) }
                }
                """
            ])
        #expect(found == ["child embed Detail"])
    }

    @Test func aListIsMadeByBranches() {
        let found = edges(
            of: "Box",
            [
                "A.swift": """
                class BoxController: UIViewController {
                    let viewControllers: [UIViewController]
                    init(_ channels: [Channel]) {
                        viewControllers = channels.map { channel in
                            switch channel.kind {
                            case .list: ListController(channel)
                            case .map: MapController(channel)
                            }
                        }
                        super.init(nibName: nil, bundle: nil)
                    }
                }
                class ListController: UIViewController {}
                class MapController: UIViewController {}
                """
            ])
        #expect(found == ["child embed List", "child embed Map"])
    }

    @Test func aListIsFilledAndCopied() {
        let found = edges(
            of: "MainTabBar",
            [
                "A.m": """
                @interface MainTabBarController : UITabBarController
                @end
                @implementation MainTabBarController
                - (instancetype)init {
                    if (self = [super init]) {
                        NSMutableArray<UIViewController *> *viewControllers = NSMutableArray.array;
                        [viewControllers addObject:[self listController]];
                        self.viewControllers = viewControllers.copy;
                    }
                    return self;
                }
                - (UIViewController *)listController {
                    ListController *list = [[ListController alloc] init];
                    return [[UINavigationController alloc] initWithRootViewController:list];
                }
                @end
                @interface ListController : UIViewController
                @end
                @implementation ListController
                @end
                """
            ])
        #expect(found == ["child tab List"])
    }

    @Test func swiftCallsWhatACategoryAdds() {
        let found = edges(
            of: "List",
            [
                "A.m": """
                @interface UIViewController (Player)
                - (void)openPlayerWithMedia:(Media *)media animated:(BOOL)animated;
                @end
                @implementation UIViewController (Player)
                - (void)openPlayerWithMedia:(Media *)media animated:(BOOL)animated {
                    PlayerController *player = [[PlayerController alloc] init];
                    [self presentViewController:player animated:animated completion:nil];
                }
                @end
                @interface PlayerController : UIViewController
                @end
                @implementation PlayerController
                @end
                """,
                "B.swift": """
                class ListController: UIViewController { func open() { openPlayer(with: media, animated: true) } }
                """,
            ])
        #expect(found == ["route present Player"])
    }
}
