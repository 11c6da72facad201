import Refactor
import Testing

/// The view does not ask the presenter to ask the view.
struct AskedViewTests {
    @Test func whatOnlyUnwrapsTheViewsValueStays() throws {
        let view = try view(of: "if let user = user { show(user) }")
        #expect(!view.contains("presenter"), "\(view)")
    }

    private func view(of statement: String) throws -> String {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                    private var user: String?
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        \(statement)
                    }
                    private func show(_ user: String) { label.text = user }
                    override func viewDidLoad() { super.viewDidLoad(); user = label.text }
                }
                """)
        return try #require(files["PageController.swift"])
    }
}
