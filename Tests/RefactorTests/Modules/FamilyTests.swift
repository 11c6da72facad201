import Refactor
import Testing

/// Which types are one module, and which controllers are screens.
struct FamilyTests {
    @Test func whatABodyMakesForTwoPurposesIsNotOneModule() {
        let graph = moduleGraph(
            """
            class OrderController: UIViewController {
                func review() {
                    let controller = ReviewController {
                        let presenter = NoticePresenter()
                        presenter.notify()
                    }
                    present(controller, animated: true)
                }
            }
            class ReviewController: UIViewController { init(done: @escaping () -> Void) {} }
            class NoticePresenter { func notify() {} }
            """)
        #expect(graph.edgeLines == ["Order -route present-> Review (via ReviewController)"])
        #expect(graph.moduleLines == ["Order (mvc): view OrderController", "Review (mvc): view ReviewController"])
    }

    @Test func partsThatKnowEachOtherAreOneWhateverTheirNames() {
        let graph = moduleGraph(
            """
            protocol ScreenOutput { func tapped() }
            class FormController: UIViewController { var output: ScreenOutput? }
            class CheckoutPresenter: ScreenOutput { func tapped() {} }
            class CheckoutBuilder {
                func build() -> UIViewController {
                    let view = FormController()
                    let presenter = CheckoutPresenter()
                    view.output = presenter
                    return view
                }
            }
            """)
        #expect(graph.modules.map(\.name) == ["Checkout"])
        #expect(graph.modules.first?.roles[.view] == ["FormController"])
    }

    @Test(arguments: [
        ("final class FormController<Model: FormModel>: UIViewController {}", "FormController<ItemModel>()"),
        (
            """
            #if os(tvOS)
            typealias FormBase = GCEventViewController
            #else
            typealias FormBase = UIViewController & UITextFieldDelegate
            #endif
            class FormController: FormBase {}
            """, "FormController()"
        ),
    ])
    func genericScreensAndThoseOfAnotherNameAreModules(_ declaration: String, _ value: String) {
        let graph = moduleGraph(
            """
            \(declaration)
            class ListController: UIViewController { func open() { present(\(value), animated: true) } }
            """)
        #expect(graph.edgeLines == ["List -route present-> Form (via FormController)"])
    }

    @Test func aGenericFrameOfAnyViewIsNoModule() {
        let graph = moduleGraph(
            """
            import SwiftUI
            class LazyController<Root: View>: UIViewController {
                var root: Root?
                func load() { addChild(UIHostingController(rootView: root)) }
            }
            class ListController: UIViewController { func open() { present(DetailController(), animated: true) } }
            class DetailController: UIViewController { func more() { LazyController<Text>().load() } }
            """)
        #expect(graph.modules.map(\.name) == ["Detail", "List"])
    }

    @Test func alertsOfTheAppAreNoModules() {
        let graph = moduleGraph(
            """
            class ActionSheetController: UIViewController { func add(_ action: Action) {} }
            class ListController: UIViewController {
                func ask() { present(ActionSheetController(), animated: true) }
                func open() { present(DetailController(), animated: true) }
            }
            class DetailController: UIViewController {}
            """)
        #expect(graph.edgeLines == ["List -route present-> Detail (via DetailController)"])
    }

    @Test func valuesKeepNobodyAlive() {
        let graph = moduleGraph(
            """
            struct LoginView: View { let presenter: LoginPresenter; var body: some View { Text("") } }
            class LoginPresenter { var view: LoginView? }
            class Login: UIHostingController<LoginView> {}
            """)
        #expect(!graph.findings.contains { $0.code == "strong-cycle" })
    }
}
