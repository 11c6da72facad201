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
        (declaration: "let page: () -> Int", "a closure"),
        (declaration: "unowned let page: NSObject", "what is not held"),
        (declaration: "let page: UILabel", "a view"),
        (declaration: "var page: Int", "what changes"),
    ])
    func othersAreNot(declaration: String, _ what: String) throws {
        let type = declaration.split(separator: ":").last.map(String.init) ?? ""
        let files = try emitted(
            """
            private \(declaration)
            fileprivate init(page:\(type.contains("->") ? " @escaping" : "")\(type)) {
                self.page = page; super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() { super.viewDidLoad(); save() }
            private func save() { UserDefaults.standard.set(String(describing: page), forKey: "page"); URLSession.shared.reset {} }
            """)
        #expect(
            files.filter { $0.key != "PageController.swift" }.allSatisfy { !$0.value.contains("let page") }, "\(what)")
    }

    /// The files of a module, by name.
    private func emitted(_ members: String) throws -> [String: String] {
        let text = """
            import UIKit

            private struct Page {}

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
