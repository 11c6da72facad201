import Refactor
import Testing

/// What is shown through a class of UIKit is no work of a presenter or an interactor.
struct ScreenObjectTests {
    @Test(arguments: [
        "UIApplication.shared.open(url)",
        "UIMenuController.shared.update()",
        "UIView.animate(withDuration: 1) { }",
    ])
    func itStaysWithViewAndRouter(statement: String) throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private var page = 1
                    private let url = URL(fileURLWithPath: "page")
                    override func viewDidLoad() { super.viewDidLoad(); advance() }
                    private func advance() {
                        page += 1
                        UserDefaults.standard.set(page, forKey: "page")
                        \(statement)
                    }
                }
                """, pins: ["page": .presenter, "advance()": .presenter], compiles: false)
        let name = String(statement.prefix { $0 != "." })
        #expect(files["PagePresenter.swift"]?.contains("page += 1") == true)
        #expect(files["PagePresenter.swift"]?.contains(name) == false)
        #expect(files["PageInteractor.swift"]?.contains(name) == false)
    }
}
