import Refactor
import Testing

/// A convenience initializer may use the module once it has called another initializer.
struct ConvenienceInitializerTests {
    @Test func whatItSetsBehindThatCallMayLeave() throws {
        let files = try writtenFiles(
            of: page(behind: "page = number"), pins: ["page": .presenter, "advance()": .presenter])
        #expect(files["PagePresenter.swift"]?.contains("var page = 1") == true)
        #expect(files["PageController.swift"]?.contains("presenter.page = number") == true)
    }

    private func page(behind: String) -> String {
        """
        import UIKit

        final class PageController: UIViewController {
            private var page = 1
            convenience init(number: Int) {
                self.init(nibName: nil, bundle: nil)
                \(behind)
            }
            override func viewDidLoad() { super.viewDidLoad(); advance() }
            private func advance() {
                page += 1
                UserDefaults.standard.set(page, forKey: "page")
            }
        }
        """
    }
}
