import Refactor
import Testing

/// A type that the source only infers is imported where the module writes it.
struct InferredTypeTests {
    private let app = [
        SourceFile(
            path: "Modules/Data/Sources/Episodes/Episode.swift",
            text: "public struct Episode { public var title: String }"),
        SourceFile(
            path: "App/Player.swift",
            text: """
                import Episodes
                final class Player { static let shared = Player(); func current() -> Episode? { nil } }
                """),
    ]

    @Test func itsModuleIsImported() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                    @IBAction func play(_ sender: UIButton) {
                        guard let episode = Player.shared.current() else { return }
                        UserDefaults.standard.set(episode.title, forKey: "title")
                        label.text = episode.title
                    }
                }
                """, app: app, compiles: false)
        let writing = files.values.filter { $0.contains(": Episode") }
        #expect(!writing.isEmpty, "\(files)")
        #expect(writing.allSatisfy { $0.contains("import Episodes\n") }, "\(writing)")
    }
}
