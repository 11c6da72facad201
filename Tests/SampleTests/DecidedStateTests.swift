import Refactor
import TestSupport
import Testing

/// State lives with the code that decides its value; what only draws it asks.
struct DecidedStateTests {
    private static let source = """
        import UIKit

        final class PageController: UIViewController {
            private let api = PageAPI()
            private let label = UILabel()
            private var failures = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                failures = 0
                api.load(page: 1) { [weak self] isLoaded in
                    self?.finish(isLoaded)
                }
            }

            private func finish(_ isLoaded: Bool) {
                if !isLoaded {
                    failures += 1
                    PageLog.shared.upload(failures)
                }
                label.isHidden = failures == 0
                label.text = "\\(failures) of 3"
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                label.isHidden = failures == 0
                label.alpha = failures > 2 ? 1 : 0.5
            }
        }

        final class PageAPI {
            func load(page: Int, completion: @escaping (Bool) -> Void) {
                URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in completion(true) }.resume()
            }
        }
        final class PageLog {
            static let shared = PageLog()
            func upload(_ count: Int) {}
        }
        """

    /// Drawn at four places and set at two: the view asks the presenter, which decides.
    @Test func thePresenterHasWhatItSets() throws {
        let files = try writtenFiles(of: Self.source)
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("    private(set) var failures = 0\n"))
        #expect(presenter.contains("            failures += 1\n"))
        #expect(!presenter.contains("view?.failures") && !presenter.contains("view.failures"))
        let view = try #require(files["PageController.swift"])
        #expect(!view.contains("var failures"))
        #expect(view.contains("label.alpha = presenter.failures > 2 ? 1 : 0.5"))
    }

    /// No method has its host's name with a number.
    @Test func namesHaveNoNumbers() throws {
        let source = Self.source.replacing(
            "override func viewDidLoad() {\n        super.viewDidLoad()\n",
            with: "@IBAction func load(_ sender: Any?) {\n")
        let files = try writtenFiles(of: source)
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("        interactor.performLoad()\n"))
        #expect(presenter.contains("        view?.updateViewsForFinish()\n"))
    }

    /// What the view alone sets and uses is no business of anybody else.
    @Test func whatTheViewDecidesStays() throws {
        let source = Self.source.replacing("        failures = 0\n", with: "")
            .replacing("failures += 1\n            PageLog.shared.upload(failures)", with: "PageLog.shared.upload(1)")
            .replacing("label.alpha = failures", with: "failures += 1\n        label.alpha = failures")
        let files = try writtenFiles(of: source)
        #expect(try #require(files["PageController.swift"]).contains("private var failures = 0"))
    }
}
