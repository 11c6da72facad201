import Refactor
import Testing

/// Whoever is called on any queue and goes to the main one first goes there before it asks anybody of the module.
struct MainQueueTests {
    @Test func whatGoesToTheMainQueueGoesThereFirst() throws {
        let source = """
            import UIKit

            protocol LibraryDelegate: AnyObject {
                func libraryDidFinish(_ count: Int)
            }

            final class ShopViewController: UIViewController, LibraryDelegate {
                private let label = UILabel()

                func libraryDidFinish(_ count: Int) {
                    DispatchQueue.main.async {
                        UserDefaults.standard.set(count, forKey: "count")
                        UserDefaults.standard.set(true, forKey: "finished")
                    }
                }
            }

            """
        let plan = try plan(of: [SourceFile(path: "ShopViewController.swift", text: source)])
        let view = try #require(
            try expectCompiles(plan).module(of: plan).first { $0.name == "ShopViewController.swift" })
        let text = String(decoding: view.bytes, as: UTF8.self)
        #expect(
            text.contains(
                """
                        DispatchQueue.main.async {
                            self.presenter
                """), "\(text)")
    }
}
