import Refactor
import TestSupport
import Testing

/// Constants that stay in the view are handed to the components that read them.
struct HandedConstantsTests {
    @Test func whatTheInitializerSetsIsHandedOver() throws {
        let files = try emitted(
            """
            private let page: Int
            init(page: Int) { self.page = page; super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() { super.viewDidLoad(); save() }
            private func save() { UserDefaults.standard.set(page, forKey: "page") }
            """)
        #expect(files["PageInteractor.swift"]?.contains("private let page: Int") == true)
        #expect(files["PageInteractor.swift"]?.contains("UserDefaults.standard.set(page, forKey: \"page\")") == true)
        #expect(files["PageBuilder.swift"]?.contains("PageInteractor(page: view.page)") == true)
        #expect(files["PageController.swift"]?.contains("\n    let page: Int") == true)
    }

    @Test(arguments: [
        (declaration: "let page: Page", "what only the file can see"),
        (declaration: "let page: Count", "a closure whose type does not show that it is one"),
        (declaration: "unowned let page: NSObject", "what is not held"),
        (declaration: "let page: UILabel", "a view"),
        (declaration: "var page: Int { didSet { show() } }", "what is watched"),
    ])
    func othersAreNot(declaration: String, _ what: String) throws {
        let type = declaration.split(separator: ":").last.map { $0.split(separator: "{")[0] } ?? ""
        let files = try emitted(
            """
            private \(declaration)
            fileprivate init(page:\(type.contains("Count") ? " @escaping" : "")\(type)) {
                self.page = page; super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() { super.viewDidLoad(); save() }
            private func show() { view.setNeedsLayout() }
            private func save() { UserDefaults.standard.set(String(describing: page), forKey: "page"); URLSession.shared.reset {} }
            """)
        #expect(
            files.filter { $0.key != "PageController.swift" }.allSatisfy { !$0.value.contains("let page") }, "\(what)")
    }

    @Test func aVariableThatOnlyTheInitializerWritesIsAConstant() throws {
        let files = try emitted(store(of: "private var page: Int", "UserDefaults.standard.set(page, forKey: \"page\")"))
        #expect(files["PageInteractor.swift"]?.contains("private let page: Int") == true)
        #expect(files["PageBuilder.swift"]?.contains("PageInteractor(page: view.page)") == true)
    }

    @Test(arguments: [
        (declaration: "private var page: Int", body: "page += 1", "what changes"),
        (declaration: "private var page: Int", body: "page.negate()", "a value that a call may change"),
        (declaration: "private var page: Int?", body: "print(page as Int? ?? 0)", "what may come later"),
        (declaration: "var page: Int", body: "print(page)", "what others may write"),
    ])
    func otherVariablesAreNone(declaration: String, body: String, _ what: String) throws {
        let files = try emitted(store(of: declaration, "UserDefaults.standard.set(1, forKey: \"page\"); \(body)"))
        #expect(
            files.filter { $0.key != "PageController.swift" }.allSatisfy { !$0.value.contains("let page") }, "\(what)")
    }

    private func store(of declaration: String, _ body: String) -> String {
        """
        \(declaration)
        init(page: Int) { self.page = page; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); save() }
        private func save() { \(body) }
        """
    }

    /// The files of a module, by name.
    private func emitted(_ members: String) throws -> [String: String] {
        let text = """
            import UIKit

            private struct Page {}
            typealias Count = () -> Int

            final class PageController: UIViewController {
            \(members.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            }
            """
        let plan = try plan(of: [SourceFile(path: "PageController.swift", text: text)])
        let emission = try expectCompiles(plan)
        return Dictionary(
            uniqueKeysWithValues: emission.filesToWrite(from: plan.controller.files).map { file in
                (file.name, String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self))
            })
    }
}
