import Testing

/// What expressions are that use types of the app's other files, and what properties without a written type are.
struct AppTypesTests {
    private static let app = """
        /// An `enum` of "let broken: Int".
        class Store: Base {
            static let shared = Store()
            static var current: Store?
            let folder: Folder, size = 3
            var path = "a/b"   // the path
            private(set) var entries: [UUID: Entry] = [:] {
                didSet { let inner: Bool = true }
            }
            var onChange: ((Entry, Int) -> Void)?
            lazy var text = UIImage(named: "x")
            init(path: String = "", _ size: Int = 3) {}
            convenience init?(data: Data) { return nil }
            func item(atUUIDPath path: [UUID]) -> Entry? { nil }
            func items<T: Equatable>(of kind: T) -> [T] { [] }
            func load(
                id: Int, // the id
                then done: @escaping (Result<Entry, StoreError>, [String: Int]) -> Void
            ) async throws -> Bool where Int: Equatable {}
            static func make() -> Self { Store() }
            func fetch<T>(_ type: T.Type) throws -> T { fatalError() }
            func save() {}
            subscript(index: Int) -> Entry { entries[0] }
            struct Entry { let id: UUID; var title: String?; let kind: Kind
                enum Kind { case plain, rich(Int) } }
        }
        extension Store { var isEmpty: Bool { true } ; func twice() -> Int { 1 } }
        class Base: UIView { var level = 1; func reset() -> Bool { true } }
        enum StoreError: Error { case missing(UUID), broken }
        typealias Done = (Store) -> Void
        struct Pair<A, B> { let first: A; var second: B }
        extension Array { subscript(safe index: Int) -> Element? { nil } }
        protocol Service { func count() -> Int; var name: String { get } }
        protocol Loud: Service {}
        protocol Crate: class { associatedtype Content }
        extension Crate { func observe(_ then: @escaping (Content, Int) -> Void) -> Content? { nil } }
        extension Store: Crate {}
        struct Folder { var name: String; let url: URL }
        struct Twice { let a: Int }
        struct Twice { let a: String }
        extension UIColor { static var brand: UIColor { .red } }
        extension URL { init?(string: String, loosely: Bool) { nil }
            init(short: String) { self.init(fileURLWithPath: short) } }
        """

    @Test(arguments: [
        ("let x = Store.shared", "Store"), ("let x = Store.current", "Store?"), ("let x = Store.shared.path", "String"),
        ("let x = Store.shared.item(atUUIDPath: [])", "Store.Entry?"),
        ("let x = Store.shared.item(atUUIDPath: [])?.title", "String?"), ("let x = Store()", "Store"),
        ("let x = Store(data: Data())", "Store?"), ("let x = Store.make()", "Store"),
        ("let x = Store.shared.entries", "[UUID: Store.Entry]"), ("let x = Store.shared.folder.url", "URL"),
        ("let x = Store.shared.isEmpty", "Bool"), ("let x = Store.shared.level", "Int"),
        ("let x = Store.shared.reset()", "Bool"), ("let x = Store.shared.frame", "CGRect"),
        ("let x = Store.shared[2].kind", "Store.Entry.Kind"), ("let x = Store.Entry.Kind.rich(2)", "Store.Entry.Kind"),
        ("let x = StoreError.broken", "StoreError"), ("let x = try Store.shared.fetch(Item.self)", "Item"),
        ("let x = items[safe: 3]", "Item?"), ("let x = Folder(name: name, url: link)", "Folder"),
        ("Store.shared.load(id: 1) { x, _ in print(x) }", "Result<Store.Entry, StoreError>"),
        ("Store.shared.load(id: 1) { print($1); let x = $1 }", "[String: Int]"),
        ("Store.shared.onChange = { _, _ in }; let x = Store.shared.onChange", "((Store.Entry, Int) -> Void)?"),
        ("let x = service.name", "String"), ("let x = loud.count()", "Int"), ("let x = UIColor.brand", "UIColor"),
        ("let x = URL(string: name, loosely: true)", "URL?"), ("let x = URL(short: name)", "URL"),
        ("let x = pair.first", "Int"),
        ("let x = results.object(at: IndexPath(row: 0, section: 0))", "Folder"),
        ("let x = results.fetchedObjects?.first", "Folder?"), ("let x = request.fetchLimit", "Int"),
        ("for x in Store.shared.entries.values { print(x) }", "Store.Entry"),
    ])
    func typesOfTheApp(_ line: String, _ type: String) throws {
        #expect(try table(line).type(of: "x") == type, "\(line)")
    }

    @Test(arguments: [
        "let x = Store.shared.items(of: 3)", "let x = Store.shared.text", "let x = Store.shared.inner",
        "let x = Twice(a: 1).a", "let x = Store.shared.observe { _, _ in }",
        "Store.shared.observe { x, _ in print(x) }",
        "let x = Pair(first: 1, second: 2)", "let x = Store.shared.broken", "let x = Folder.shared",
    ])
    func whatTheLightReadingDoesNotTell(_ line: String) throws {
        #expect(try table(line).type(of: "x") == nil, "\(line)")
    }

    @Test(arguments: [
        ("var a = Store.shared", "Store"), ("var a = Store.shared.path", "String"),
        ("let a = UIColor.brand.cgColor", "CGColor"),
        ("var a = UserDefaults.standard.string(forKey: \"a\")", "String?"), ("var a = URL(string: \"a\")!", "URL"),
        ("lazy var a = items.map { [$0.id] }", nil), ("lazy var a = makeItem(id: 1).tags", "[String]"),
        ("var a = b, b = a", nil), ("let a = Store.shared.folder as Folder?", "Folder?"),
        ("var a: Stranger!", "Stranger!"),
        ("let a = Stranger.shared", nil), ("let a = Double(3) / 2", "Double"),
    ])
    func properties(_ declaration: String, _ type: String?) throws {
        let table = try TypeTable("", app: Self.app, members: declaration)
        #expect(try table.type(ofProperty: "a") == type, "\(declaration)")
    }

    private func table(_ line: String) throws -> TypeTable {
        let members = """
            var service: Service; var loud: Loud; var pair: Pair<Int, String>
            var results: NSFetchedResultsController<Folder>; var request: NSFetchRequest<Folder>
            """
        return try TypeTable(line, app: Self.app, members: members)
    }
}
