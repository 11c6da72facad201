import Refactor
import Testing

/// A private declaration at file level that components use loses its modifier, where nobody else in the app has its name.
struct OpenedGlobalTests {
    /// What the view's file says, and what the interactor's does; the module compiles.
    private func emitted(_ declarations: String, _ body: String, other: String = "final class Other {}") throws -> (
        view: String, interactor: String
    ) {
        let source = SourceFile(
            path: "ShopViewController.swift",
            text: """
                import UIKit

                \(declarations)

                final class ShopViewController: UIViewController {
                    private let label = UILabel()
                    override func viewDidLoad() { super.viewDidLoad(); label.text = nil; store() }
                    private func store() { \(body) }
                }

                """)
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.pins = ["store()": .interactor]
        let plan = try #require(
            try Refactoring.plans(
                for: [try language(ofFile: source.path).facts(of: source)],
                project: projectFacts(of: [SourceFile(path: "Other.swift", text: other)]), decisions: decisions
            ).first)
        let files = try compiledTexts(of: plan)
        return (files["ShopViewController.swift"] ?? "", files["ShopInteractor.swift"] ?? "")
    }

    @Test(arguments: [
        ("private let maximum = 3", "let maximum = 3"),
        (
            "/// How many.\nfileprivate enum Limit { static let all = 3 }",
            "/// How many.\nenum Limit { static let all = 3 }"
        ),
        (
            "private enum Limit { static let all = Count.three }\nprivate enum Count { static let three = 3 }",
            "enum Limit { static let all = Count.three }\nenum Count { static let three = 3 }"
        ),
    ])
    func isSeenByAll(declared: String, opened: String) throws {
        let name = declared.contains("Limit") ? "Limit.all" : "maximum"
        let files = try emitted(declared, "UserDefaults.standard.set(\(name), forKey: \"count\")")
        #expect(files.view.contains("\n" + opened + "\n"))
        #expect(files.interactor.contains("set(\(name), forKey"))
    }

    @Test(arguments: [
        (
            "private extension String {\n    var short: String { String(prefix(3)) }\n}",
            "extension String {\n    var short: String { String(prefix(3)) }\n}"
        ),
        (
            "extension String {\n    /// Three of it.\n    fileprivate var short: String { String(prefix(3)) }\n}",
            "extension String {\n    /// Three of it.\n    var short: String { String(prefix(3)) }\n}"
        ),
    ])
    func soIsAMemberOfAnotherType(declared: String, opened: String) throws {
        let files = try emitted(declared, "UserDefaults.standard.set(\"abcd\".short, forKey: \"name\")")
        #expect(files.view.contains("\n" + opened + "\n"))
        #expect(files.interactor.contains("set(\"abcd\".short, forKey"))
    }

    /// An initializer is known by its label.
    @Test(arguments: [
        ("struct Half {}", true), ("private extension String { init(half: Int) { self = \"\" } }", false),
    ])
    func soIsAnInitializer(other: String, leaves: Bool) throws {
        let files = try emitted(
            "private extension String { init(half: String) { self = half } }",
            "UserDefaults.standard.set(String(half: \"ab\"), forKey: \"name\")", other: other)
        #expect(files.view.contains("private extension") != leaves)
        #expect(files.interactor.contains("String(half: ") == leaves)
    }

    @Test(arguments: [
        ("private extension String { var short: String { \"\" } }", "func show(_ value: Any) { print(short) }"),
        (
            "private extension String { var short: String { long }\n    var long: String { self } }",
            "extension Int { var long: Int { self } }"
        ),
        (
            "#if DEBUG\nprivate extension String { var short: String { self } }\n#else\n"
                + "private extension String { var short: String { \"\" } }\n#endif", ""
        ),
        (
            "private extension String {\n    var short: String { self }\n    init(half: Int) { self = \"\" }\n}",
            "private extension String { init(half: Int) { self = \"\" } }"
        ),
        ("private struct Own {}\nprivate extension String { var short: Own { Own() } }", "struct Own {}"),
    ])
    func aMemberOfAnotherTypeDoesNotWhereItsNamesAreNotItsOwn(declared: String, other: String) throws {
        let files = try emitted(declared, "UserDefaults.standard.set(\"abcd\".short, forKey: \"name\")", other: other)
        #expect(files.view.contains(declared))
        #expect(files.view.contains("\"abcd\".short"))
    }

    @Test(arguments: [
        ("private let maximum = 3", "private let maximum = 4"),
        ("private let maximum = 3", "func show() { let maximum = 4; print(maximum) }"),
        ("#if DEBUG\nprivate let maximum = 3\n#else\nprivate let maximum = 4\n#endif", ""),
        ("private let other = 2\nprivate let maximum = other + 1", "private let other = 4"),
    ])
    func staysWhereItsNameIsNotItsOwn(declared: String, other: String) throws {
        let files = try emitted(declared, "UserDefaults.standard.set(maximum, forKey: \"count\")", other: other)
        #expect(files.view.contains(declared))
        #expect(files.view.contains("set(maximum, forKey"))
    }
}
