import Refactor
import Testing

/// Screens of the view's own: objects of its class that the app makes, and others that it keeps.
struct OwnScreenTests {
    /// The type of the new page is written where the app gives it, and nowhere in the controller.
    @Test func whatIsSetOnAnotherPageIsFoundThere() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                extension UIStoryboard {
                    static var nextPage: PageController {
                        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "page")
                            as! PageController
                    }
                }

                final class PageController: UIViewController {
                    var parentName: String?

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        save()
                    }

                    private func save() {
                        UserDefaults.standard.set(parentName, forKey: "name")
                    }

                    private func showNext(_ name: String) {
                        let next = UIStoryboard.nextPage
                        next.parentName = name
                        navigationController?.pushViewController(next, animated: true)
                    }

                    @IBAction func next(_ sender: UIButton) { showNext("a") }
                }
                """,
            pins: ["parentName": .presenter, "save()": .presenter, "showNext(_:)": .router],
            app: [SourceFile(path: "Other.swift", text: "import UIKit\n")])
        let view = try #require(files["PageController.swift"])
        #expect(view.contains("var parentName: String? {"), "\(view)")
        #expect(files["PageRouter.swift"]?.contains("next.parentName = name") == true)
    }

    /// A screen that the view works on is the view's, though a router might lead to it.
    @Test func aScreenThatTheViewWorksOnIsItsOwn() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private var hint: UIViewController?
                    private let box = UIView()

                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        hint?.view.frame = box.frame
                        box.alpha = hint == nil ? 1 : 0
                    }

                    @IBAction func next(_ sender: UIButton) {
                        UserDefaults.standard.set(true, forKey: "seen")
                        showHint()
                    }

                    private func showHint() {
                        let hint = UIViewController()
                        present(hint, animated: true, completion: nil)
                        self.hint = hint
                    }
                }
                """)
        #expect(files["PageController.swift"]?.contains("private var hint: UIViewController?") == true)
        #expect(files["PageRouter.swift"]?.contains("var hint") != true)
    }
}
