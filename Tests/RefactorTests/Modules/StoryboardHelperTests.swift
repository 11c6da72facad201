import Refactor
import Testing

/// Helpers that take screens out of storyboards: extensions, enumerations of storyboards and of scenes, generated names.
struct StoryboardHelperTests {
    private static func storyboard(_ identifier: String, _ name: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene sceneID="s"><objects>
        <viewController id="a" storyboardIdentifier="\(identifier)" customClass="\(name)" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
    }

    private func targets(of value: String, _ helper: String) -> [String] {
        let graph = moduleGraph([
            "App.swift": """
            class ListController: UIViewController { func open() { present(\(value), animated: true) } }
            class DetailController: UIViewController {}
            class HelpController: UIViewController {}
            """ + "\n" + helper,
            "Detail.storyboard": Self.storyboard("detailScene", "DetailController"),
            "Help.storyboard": Self.storyboard("HelpController", "HelpController"),
        ])
        return graph.edges.filter { $0.from == "List" && $0.kind == .route }.map(\.to)
    }

    @Test(arguments: [
        (
            #"UIStoryboard.scene("detailScene")"#,
            """
            extension UIStoryboard {
                static func scene(_ id: String) -> UIViewController {
                    UIStoryboard(name: "Detail", bundle: nil).instantiateViewController(withIdentifier: id)
                }
            }
            """
        ),
        (
            "UIStoryboard.main.detail",
            """
            extension UIStoryboard {
                static var main: UIStoryboard { UIStoryboard(name: "Detail", bundle: nil) }
                var detail: UIViewController { instantiateViewController(withIdentifier: "detailScene") }
            }
            """
        ),
        (
            "UIStoryboard.detail()!",
            """
            extension UIStoryboard {
                class func board() -> UIStoryboard { UIStoryboard(name: "Detail", bundle: nil) }
                class func detail() -> DetailController? {
                    board().instantiateViewController(withIdentifier: "a") as? DetailController
                }
            }
            """
        ),
        (
            "storyboard.detail()",
            """
            extension UIStoryboard { func detail() -> DetailController { instantiateViewController(withIdentifier: "a") } }
            """
        ),
    ])
    func anAdditionToStoryboardsGivesAScreen(_ value: String, _ helper: String) {
        #expect(targets(of: value, helper) == ["Detail"])
    }

    @Test(arguments: [
        (
            "Board.detail.initial()",
            """
            enum Board: String {
                case help = "Help", detail = "Detail"
                func initial() -> UIViewController { UIStoryboard(name: rawValue, bundle: nil).instantiateInitialViewController()! }
            }
            """
        ),
        (
            "Board.detail.initial()",
            """
            enum Board: String {
                case help, detail
                func initial() -> UIViewController {
                    UIStoryboard(name: self.rawValue.capitalized, bundle: nil).instantiateInitialViewController()!
                }
            }
            """
        ),
        (
            "Scene.detail.controller",
            """
            enum Scene: String {
                case help = "HelpController", detail = "detailScene"
                var controller: UIViewController { UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: rawValue) }
            }
            """
        ),
        (
            "make(.detail)",
            """
            enum Scene: String { case help = "HelpController", detail = "detailScene" }
            extension UIViewController {
                func make(_ scene: Scene) -> UIViewController {
                    UIStoryboard(name: "Detail", bundle: nil).instantiateViewController(withIdentifier: scene.rawValue)
                }
            }
            """
        ),
        (
            #"Board.detail.scene("detailScene")"#,
            """
            enum Board: String {
                case detail = "Detail"
                func scene(_ id: String) -> UIViewController {
                    UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: id)
                }
            }
            """
        ),
    ])
    func aCaseNamesItsStoryboardOrScene(_ value: String, _ helper: String) {
        #expect(targets(of: value, helper) == ["Detail"])
    }

    /// The same for cases that say what they make.
    @Test(arguments: ["Scene.detail.controller", "Scene.detail.make()", "Scene.detail(1).controller"])
    func aCaseThatIsAskedGivesItsOwnScreen(_ value: String) {
        let helper = """
            enum Scene {
                case help, detail\(value.contains("(1)") ? "(Int)" : "")
                var controller: UIViewController { switch self { case .help: return HelpController(); case .detail: return DetailController() } }
                func make() -> UIViewController { switch self { case .help: return HelpController(); case .detail: return DetailController() } }
            }
            """
        #expect(targets(of: value, helper) == ["Detail"])
    }

    @Test(arguments: [
        (
            "Scenes.Detail.scene.instantiate()",
            """
            enum Scenes { enum Detail { static let scene = SceneType<DetailController>(identifier: "a") } }
            struct SceneType<T: UIViewController> { func instantiate() -> T { fatalError() } }
            """
        ),
        ("Scenes.Detail.detailScene.instantiate()", ""), ("R.storyboard.detail.detailScene()!", ""),
        ("R.storyboard.detail.instantiateInitialViewController()!", ""),
    ])
    func generatedNamesAreThoseOfTheStoryboard(_ value: String, _ helper: String) {
        #expect(targets(of: value, helper) == ["Detail"])
    }
}
