import Refactor
import Testing

/// An extension whose members all go leaves nothing behind, and no comment of it is lost.
struct EmptiedExtensionTests {
    @Test func theCommentAboveGoesWithTheFirstMember() throws {
        try expectRouter(
            from: """
                // Ticket 4711: the list may be empty.
                extension ShopViewController {
                    private func open() { navigationController?.popViewController(animated: true) }
                }
                """,
            is: """
                    // Ticket 4711: the list may be empty.
                    func open() { viewController?.navigationController?.popViewController(animated: true) }
                """)
    }

    @Test func theCommentsInTheHeadAndBehindTheBracesGoWithTheFirstMember() throws {
        try expectRouter(
            from: """
                /* Routes. */
                // Ticket 4711
                extension ShopViewController /* the shop */ { // begins
                    // MARK: - Routing

                    /// Goes back.
                    private func open() { navigationController?.popViewController(animated: true) }
                } // end
                """,
            is: """
                    // MARK: - Routing

                    /* Routes. */
                    // Ticket 4711
                    /* the shop */
                    // begins
                    // end
                    /// Goes back.
                    func open() { viewController?.navigationController?.popViewController(animated: true) }
                """)
    }

    @Test func aCommentThatBelongsToNoMemberKeepsTheExtension() throws {
        let (view, _) = try emitted(
            """
            extension ShopViewController {
                private func open() { navigationController?.popViewController(animated: true) }

                // Nothing yet.
            }
            """)
        #expect(view.hasSuffix("extension ShopViewController {\n    // Nothing yet.\n}\n"), "\(view)")
    }

    private func expectRouter(
        from shell: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (view, router) = try emitted(shell)
        #expect(!view.contains("extension"), "\(view)", sourceLocation: sourceLocation)
        #expect(router.contains("\n" + expected + "\n"), "\(router)", sourceLocation: sourceLocation)
    }

    private func emitted(_ shell: String) throws -> (view: String, router: String) {
        let text = """
            import UIKit

            final class ShopViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    open()
                }
            }

            \(shell)

            """
        let plan = try SampleTests.plan(of: [SourceFile(path: "ShopViewController.swift", text: text)]) { member in
            member.name == "open" ? .router : nil
        }
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = Dictionary(
            uniqueKeysWithValues: emission.files.map {
                ($0.name, String(decoding: $0.bytes(from: plan.controller.files), as: UTF8.self))
            })
        return (try #require(files["ShopViewController.swift"]), try #require(files["ShopRouter.swift"]))
    }
}
