import Refactor
import SwiftSource
import Testing

/// A controller with a method that holds a line, and the types of its names.
struct TypeTable {
    private let controller: Controller
    private let types: ExpressionTypes

    init(_ line: String, app: String = "", members: String = "") throws {
        let text = """
            import UIKit
            struct Item: Hashable {
                let id: Int
                var tags: [String] = []
                init(id: Int) { self.id = id }
                init?(text: String) { return nil }
            }
            enum Answer { case empty, failed(String) }
            struct Box<T> { init(_ value: T) {} }
            class Loader { func load() -> [Item] { [] } }
            class DetailController: UIViewController {}
            class ListController: UIViewController {
                enum Phase: Int { case idle, busy }
                static let limit = 20
                @IBOutlet var label: UILabel!
                let table = UITableView()
                var items: [Item] = []
                var totals: [String: Double] = [:]
                var name = "", isOpen = false
                var rate = 0.5
                var note: String?, other: String?
                var link: URL
                var item: Any
                var answer: Answer
                var foreign: Foreign
                var loader: Loader?
                var handler: ((Int) -> Void)?
                func makeItem(id: Int) -> Item { Item(id: id) }
                func save() {}
                func run() throws {}
                func find(_ id: Int) -> Item { Item(id: id) }
                func find(_ name: Int) -> String { "" }
                func decode<T>(_ text: String) -> T { fatalError() }
                func load(_ completion: @escaping (Result<Item, Error>) -> Void) {}
                \(members)
                func body(argument: String, done: @escaping (Int) -> Void) {
                    \(line)
                }
            }
            """
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ListController.swift", text: text))
        let project = projectFacts(of: [SourceFile(path: "App.swift", text: app)])
        controller = try #require(try controllers(in: [facts], named: "ListController", project: project).first)
        types = ExpressionTypes(controller: controller)
    }

    /// The type of the last local name of that spelling.
    func type(of name: String) throws -> String? {
        let member = try #require(controller.members.first { $0.name == "body" })
        let local = try #require(member.fact.tree?.locals.last { $0.name == name }, "no local name \(name)")
        return types.type(of: local, in: member)
    }

    func type(ofProperty name: String) throws -> String? {
        types.type(of: try #require(controller.members.first { $0.name == name }, "no member \(name)"))
    }
}
