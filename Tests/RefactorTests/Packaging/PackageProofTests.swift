import Refactor
import SwiftSource
import Testing

/// Names of the app that a package cannot reach, each told with its place and the way out; all else is none.
struct PackageProofTests {
    private static func controller(_ line: String, _ imports: String = "") -> String {
        """
        \(imports)import UIKit

        final class FeedController: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                \(line)
            }
        }

        """
    }

    @Test(arguments: [
        (
            "label.text = Session.shared.name", "final class Session {}",
            "type Session FeedController.swift:8 App.swift:1"
        ),
        (
            "label.text = greeting(1)", "\nfunc greeting(_ n: Int) -> String { \"\" }",
            "function greeting FeedController.swift:8 App.swift:2"
        ),
        ("label.isHidden = isDebug", "let isDebug = true", "function isDebug FeedController.swift:8 App.swift:1"),
        (
            "label.textColor = .seaside", "extension UIColor {\n    static let seaside = UIColor.red\n}",
            "member seaside FeedController.swift:8 App.swift:1"
        ),
        (
            "showFault(2)", "extension UIViewController {\n    func showFault(_ n: Int) {}\n}",
            "member showFault FeedController.swift:8 App.swift:1"
        ),
        (
            "view.round(by: 4)", "extension UIView {\n    func round(by n: Int) {}\n}",
            "member round FeedController.swift:8 App.swift:1"
        ),
        (
            "label.textColor = UIColor.name", "extension UIColor {\n    static let name = UIColor.red\n}",
            "member name FeedController.swift:8 App.swift:1"
        ),
    ])
    func whatTheAppDeclaresIsTold(line: String, app: String, expected: String) throws {
        let proof = try proof(of: Self.controller(line), beside: app)
        let told = proof.obstacles.map { "\($0.kind.rawValue) \($0.name) \($0.place) \($0.declared ?? "")" }
        #expect(told == [expected])
    }

    @Test(arguments: [
        ("label.text = UIDevice.current.name", "struct User { var name = \"\" }"),
        ("let session = 1; print(session)", "let session = 2"),
        ("view.setNeedsLayout()", "extension UIView {\n    private func setNeedsLayout() {}\n}"),
        ("view.draw(.zero)", "extension UIView {\n    func draw(into context: Int) {}\n}"),
        ("label.text = \"Session\" // Session", "final class Session {}"),
    ])
    func whatOnlyLooksLikeItIsNot(line: String, app: String) throws {
        #expect(try proof(of: Self.controller(line), beside: app).obstacles == [])
    }

    @Test func aModuleWithoutAPackageIsTold() throws {
        let source = Self.controller("label.text = Greeting().text", "import Kit\n")
        #expect(try proof(of: source, beside: "").obstacles.map(\.name) == ["Kit"])
        #expect(try proof(of: source, beside: "", reaching: ["Kit"]).obstacles == [])
    }

    /// The type of a package is reached by its import.
    @Test func aTypeOfAPackageIsReached() throws {
        let source = Self.controller("label.text = Greeting().text", "import Kit\n")
        let kit = SourceFile(path: "Kit/Sources/Kit/Greeting.swift", text: "public struct Greeting {}\n")
        #expect(try proof(of: source, around: [kit], reaching: ["Kit"]).obstacles == [])
        let other = Self.controller("label.text = Greeting().text")
        #expect(try proof(of: other, around: [kit], reaching: []).obstacles.map(\.kind) == [.type])
    }

    @Test func aTypeThatNobodyKnowsIsNoProof() throws {
        #expect(try proof(of: Self.controller("label.text = L10n.title"), beside: "").unknown == ["L10n"])
    }

    private func proof(of text: String, beside app: String, reaching modules: Set<String> = []) throws -> PackageProof {
        try proof(of: text, around: [SourceFile(path: "App.swift", text: app)], reaching: modules)
    }

    private func proof(of text: String, around app: [SourceFile], reaching modules: Set<String>) throws -> PackageProof
    {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "FeedController.swift", text: text))
        let plans = try Refactoring.plans(
            for: [facts], project: projectFacts(of: app), decisions: Refactoring.Decisions())
        return PackageProof(of: [facts], in: try #require(plans.first), around: app, reaching: modules)
    }
}
