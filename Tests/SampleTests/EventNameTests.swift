import Refactor
import Testing

/// Equal bodies of methods with different names are different events.
struct EventNameTests {
    @Test func equalBodiesKeepTheirNames() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    @IBAction func cancelTapped(_ sender: UIButton) {
                        UserDefaults.standard.removeObject(forKey: "page")
                        dismiss(animated: true)
                    }

                    @IBAction func closeTapped(_ sender: UIButton) {
                        UserDefaults.standard.removeObject(forKey: "page")
                        dismiss(animated: true)
                    }
                }
                """)
        let view = try #require(files["PageController.swift"])
        #expect(view.contains("presenter.cancelTapped()") && view.contains("presenter.closeTapped()"), "\(view)")
    }
}
