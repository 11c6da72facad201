import Refactor
import Testing

/// Screens inside of something else: structs that carry one, frames around one, base classes that are overridden.
struct CarriedScreenTests {
    private static let screens = """
        class DetailController: UIViewController {}
        class HelpController: UIViewController {}
        """

    private func edges(_ list: String) -> [String] {
        moduleGraph(list + "\n" + Self.screens).edgeLines.filter { $0.hasPrefix("List") }
    }

    @Test(arguments: [
        "Part(screen: DetailController(), title: title)", ".init(screen: DetailController(), title: title)", "part",
    ])
    func whatAStructCarriesIsShownByWhomItIsGivenTo(_ value: String) {
        let found = edges(
            """
            struct Part { let screen: UIViewController; let title: String }
            class PartsController: UIViewController { func add(_ part: Part) { addChild(part.screen) } }
            class ListController: PartsController {
                func open() {
                    let part = Part(screen: DetailController(), title: title)
                    add(\(value))
                }
            }
            """)
        #expect(found == ["List -child embed-> Detail (via DetailController)"])
    }

    @Test func partsOfATupleAreCarriedToo() {
        let found = edges(
            """
            struct Part { let controller: UIViewController?; let view: UIView }
            class ListController: UIViewController {
                func add(_ part: Part) { if let controller = part.controller { addChild(controller) } }
                func make() -> (UIView, UIViewController?) { let detail = DetailController(); return (detail.view, detail) }
                func open() {
                    var controller: UIViewController?
                    var view: UIView
                    (view, controller) = make()
                    add(.init(controller: controller, view: view))
                }
            }
            """)
        #expect(found == ["List -child embed-> Detail (via DetailController)"])
    }

    /// What a struct says besides is not shown.
    @Test func whatIsNotShownOfItIsNotLedTo() {
        let found = edges(
            """
            struct Part { let screen: UIViewController; let style: Style }
            class ListController: UIViewController {
                func add(_ part: Part) { addChild(part.screen) }
                func open() { add(Part(screen: UIViewController(), style: HelpController.style)) }
            }
            """)
        #expect(found.isEmpty)
    }

    /// Who is told what happened is not shown.
    @Test func aDelegateIsNotShown() {
        let found = edges(
            """
            protocol PickDelegate: AnyObject {}
            extension HelpController: PickDelegate {}
            class ListController: UIViewController {
                weak var delegate: PickDelegate?
                func tap() { Actions.performAction(1, actionDelegate: delegate) }
                func open() { present(DetailController(), animated: true) }
            }
            """)
        #expect(found == ["List -route present-> Detail (via DetailController)"])
    }

    @Test func aFrameOfTheAppIsNoScreen() {
        let found = edges(
            """
            class Frame: UINavigationController {}
            class ListController: UIViewController {
                func open() {
                    let frame: Frame = Frame(rootViewController: DetailController())
                    present(frame, animated: true)
                }
            }
            """)
        #expect(found == ["List -route present-> Detail (via DetailController)"])
    }

    @Test func whatIsOverriddenIsNotMeant() {
        let found = edges(
            """
            class Maker { func make() -> UIViewController { HelpController() }; func build() -> UIViewController { make() } }
            class DetailMaker: Maker { override func make() -> UIViewController { DetailController() } }
            class ListController: UIViewController { func open() { present(DetailMaker().build(), animated: true) } }
            """)
        #expect(found.map { $0.prefix(29) } == ["List -route present-> Detail "])
    }

    /// A protocol that others conform to as well says less than the class that is made.
    @Test func theClassThatIsMadeSaysMoreThanItsProtocol() {
        let found = edges(
            """
            protocol Shown {}
            extension DetailController: Shown {}
            extension HelpController: Shown {}
            class ListController: UIViewController {
                func make() -> UIViewController & Shown { DetailController() }
                func open() { present(make(), animated: true) }
            }
            """)
        #expect(found == ["List -route present-> Detail (via DetailController)"])
    }
}
