import Refactor
import TestSupport
import Testing

/// Modules whose interactors know services by protocols compile, in the styles that hand services in.
struct ServiceProtocolTests {
    static let cases = StyleTests.cases.filter { one in
        [
            "brigade", "etsy", "infinum", "mutualmobile", "mvvm-c", "protocol-matrix", "rambler-swift", "ribs", "viper",
            "vipera", "zik-router",
        ]
        .contains(one.style.id) && one.sample.path.hasSuffix(".swift")
    }

    @Test(arguments: cases)
    func theModuleCompiles(_ one: StyleTests.Case) throws {
        let plan = try one.sample.plan(in: one.style).knowing(services: .protocols)
        // Without services the module is the one that is compiled elsewhere.
        let roles = plan.roles.filter { !plan.injections(into: $0).isEmpty }
        if !roles.isEmpty { try expectCompiles(plan) }
    }

    @Test func aTypeThatIsWrittenBecomesTheProtocol() throws {
        let source = SourceFile(
            path: "OrderViewController.swift",
            text: """
                import UIKit

                final class OrderAPI { func load() -> Int { return 1 } }

                final class OrderViewController: UIViewController {
                    private let api: OrderAPI = OrderAPI()
                    private let defaults: UserDefaults = .standard
                    private let label = UILabel()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = loadOrders()
                    }

                    // MARK: - Networking

                    private func loadOrders() -> String {
                        defaults.set(api.load(), forKey: "orders")
                        return defaults.string(forKey: "orders") ?? ""
                    }
                }

                """)
        for form in ServiceForm.allCases {
            let emission = try expectCompiles(try plan(of: [source]).knowing(services: form))
            let files = emission.module(of: try plan(of: [source]))
            let builder = files.first { $0.name == "OrderBuilder.swift" }.map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
            let head = """
                    static func wire(
                        _ view: OrderViewController,
                        api: OrderAPIProtocol = OrderAPI(),
                        defaults: OrderDefaults = UserDefaults.standard
                    ) -> OrderViewOutput {
                        let interactor = OrderInteractor(api: api, defaults: defaults)
                """
            #expect(builder?.contains(head) == (form == .protocols), "\(builder ?? "")")
        }
    }

    /// Styles that hand services in through initializers, through properties, and to a data manager.
    private static let kinds = styles.filter { ["brigade", "etsy", "infinum", "viper"].contains($0.id) }

    @Test(arguments: kinds)
    func theEmittedTestsMockThem(style: Style) throws {
        for name in ["LoginController", "OrderListController"] {
            let sample = try #require(Sample.all.first { $0.name == name })
            let said = try EmittedTests.diagnostics(of: try sample.plan(in: style).knowing(services: .protocols))
            #expect(said.isEmpty, "\(said)")
        }
    }

    /// What code looks up where it needs it: the SDK's, the app's, in closures, behind a wrapper.
    @Test(arguments: kinds)
    func whatIsLookedUpIsHandedIn(style: Style) throws {
        let source = SourceFile(path: "BooksViewController.swift", text: Self.books)
        let plan = try plan(of: [source], in: style) { member in
            ["cover(of:)", "deleteBook(_:)", "fetchPage()", "storedCount()"].contains(member.id) ? .interactor : nil
        }.knowing(services: .protocols)
        #expect(plan.findings.filter { $0.rule == "service-keeps-class" }.isEmpty)
        #expect(plan.sharedServices.count == 3)
        let emission = try expectCompiles(plan)
        let text = emission.module(of: plan).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(text.contains("Task { [bookAPI, defaults] in"))
        #expect(text.contains("extension BookAPI: BooksBookAPIService {}"))
        #expect(text.contains("= BooksURLSessionService(URLSession.shared)"))
    }

    private static let books = """
        import UIKit

        final class BookAPI {
            static let shared = BookAPI()
            func page(_ number: Int, done: @escaping ([String]) -> Void) {}
            func delete(_ book: String) async throws {}
        }

        final class BooksViewController: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = storedCount()
                fetchPage()
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                deleteBook("first")
                Task {
                    let cover = try? await cover(of: "first")
                    label.isHidden = cover == nil
                }
            }

            private func fetchPage() {
                BookAPI.shared.page(1) { books in
                    UserDefaults.standard.set(books.count, forKey: "count")
                }
            }

            private func deleteBook(_ book: String) {
                Task {
                    try? await BookAPI.shared.delete(book)
                    UserDefaults.standard.removeObject(forKey: book)
                }
            }

            private func cover(of book: String) async throws -> Data {
                guard let url = URL(string: "https://books.example/" + book) else { return Data() }
                let (data, _) = try await URLSession.shared.data(from: url)
                return data
            }

            private func storedCount() -> String {
                let counts = ["count", "old"].map { UserDefaults.standard.integer(forKey: $0) }
                return counts.map(String.init).joined(separator: " ")
            }
        }

        """
}
