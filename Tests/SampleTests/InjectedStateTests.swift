import Refactor
import TestSupport
import Testing

/// What the view's initializer is given for a component leaves the view.
struct InjectedStateTests {
    private static let start = """
        init(api: API, page: Int) {
            self.api = api
            self.page = page
            super.init(nibName: nil, bundle: nil) // plain
        }
        """

    @Test func theInitializerWiresTheModuleWithIt() throws {
        let files = try emitted(Self.start)
        let view = try #require(files["PageController.swift"])
        #expect(
            view.contains(
                """
                    init(api: API, page: Int) {
                        super.init(nibName: nil, bundle: nil) // plain
                        presenter = PageBuilder.wire(self, api: api, page: page)
                    }
                """))
        #expect(view.contains("    private(set) var presenter: PageViewOutput!\n"))
        #expect(!view.contains("var page") && !view.contains("let api"))
        let interactor = try #require(files["PageInteractor.swift"])
        #expect(interactor.contains("    private let api: API\n    private var page: Int\n"))
        #expect(
            interactor.contains("    init(api: API, page: Int) {\n        self.api = api\n        self.page = page\n"))
        #expect(interactor.contains("        page += 1\n        api.load(page: page)\n"))
        let builder = try #require(files["PageBuilder.swift"])
        #expect(builder.contains("static func wire(_ view: PageController, api: API, page: Int) -> PageViewOutput {"))
        #expect(builder.contains("PageInteractor(api: api, page: page)"))
        #expect(!builder.contains("view.presenter = "))
    }

    /// A closure says that it is kept, wherever it goes through.
    @Test func aClosureEscapes() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let onLoad: (Int) -> Void
                    private let onEnd: (() -> Void)?

                    init(onLoad: @escaping (Int) -> Void, onEnd: (() -> Void)?) {
                        self.onLoad = onLoad
                        self.onEnd = onEnd
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }

                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        loaded()
                    }
                    private func loaded() {
                        onLoad(UserDefaults.standard.integer(forKey: "page"))
                        onEnd?()
                    }
                }
                """,
            pins: ["loaded()": .presenter, "onLoad": .presenter, "onEnd": .presenter])
        let given = "onLoad: @escaping (Int) -> Void, onEnd: (() -> Void)?)"
        #expect(files["PageBuilder.swift"]?.contains("static func wire(_ view: PageController, " + given) == true)
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("    private let onLoad: (Int) -> Void\n    private let onEnd: (() -> Void)?\n"))
        #expect(presenter.contains("init(" + given), "\(presenter)")
        #expect(files["PageController.swift"]?.contains("let onLoad") == false)
    }

    /// A statement of an event can be cut out of it.
    @Test func itGoesThoughAnEventOfTheViewUsesIt() throws {
        let files = try emitted(
            Self.start,
            and: """
                private func show() { title = nil }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    title = ""
                    api.load(page: 1)
                }
                """)
        #expect(files["PageController.swift"]?.contains("let api") == false)
        #expect(files["PageInteractor.swift"]?.contains("    private let api: API\n") == true)
    }

    @Test func whatIsReadBehindTheSuperclassIsTheParameter() throws {
        let files = try emitted(
            """
            init(api: API, page: Int) {
                self.page = page
                self.api = api
                super.init(nibName: nil, bundle: nil)
                self.api.warmUp()
            }
            """)
        #expect(
            files["PageController.swift"]?.contains(
                "presenter = PageBuilder.wire(self, api: api, page: page)\n        api.warmUp()\n") == true)
    }

    @Test func theParameterMayHaveANameOfItsOwn() throws {
        let files = try emitted(
            """
            init(service: API, start: Int) {
                api = service
                self.page = start
                super.init(nibName: nil, bundle: nil)
            }
            """)
        #expect(
            files["PageController.swift"]?.contains(
                """
                    init(service: API, start: Int) {
                        super.init(nibName: nil, bundle: nil)
                        presenter = PageBuilder.wire(self, api: service, page: start)
                    }
                """) == true)
        #expect(files["PageInteractor.swift"]?.contains("    init(api: API, page: Int) {\n") == true)
    }

    @Test(arguments: [
        (
            "init(api: API, start: Int) {\n    self.api = api\n    if let start = Int(\"1\") { print(start) }\n    self.page = start\n    super.init(nibName: nil, bundle: nil)\n}",
            "a parameter whose name means something else, too"
        ),
        (
            "init(api: API, page: Int) {\n    self.api = api\n    self.page = page + 1\n    super.init(nibName: nil, bundle: nil)\n}",
            "a value of its own"
        ),
        (
            "init(api: API, page: Int) {\n    self.api = api\n    self.page = page\n    print(self.page)\n    super.init(nibName: nil, bundle: nil)\n}",
            "what is read before"
        ),
        (
            "init(api: API, page: Int) { self.api = api; self.page = page; super.init(nibName: nil, bundle: nil) }",
            "statements that share a line"
        ),
    ])
    func otherStateStays(start: String, _ what: String) throws {
        #expect(try emitted(start)["PageController.swift"]?.contains("var page: Int") == true, "\(what)")
    }

    @Test func whatTheViewUsesStays() throws {
        let files = try emitted(Self.start, and: "private func show() { title = \"\\(page)\" }")
        #expect(files["PageController.swift"]?.contains("    var page: Int") == true)
    }

    @Test func itGoesToItsUsers() throws {
        let files = try emitted(Self.start, and: "private func show() { title = \"\\(page)\" }")
        #expect(files["PagePresenter.swift"]?.contains("    private let api: API\n") == true)
        #expect(files["PageInteractor.swift"] == nil)
    }

    /// The files of a module, by name.
    private func emitted(_ start: String, and more: String = "private func show() { title = nil }") throws
        -> [String: String]
    {
        let members = """
            private let api: API
            private var page: Int
            \(start)
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() { super.viewDidLoad(); fetchNext(); show() }
            private func fetchNext() {
                page += 1
                api.load(page: page)
                UserDefaults.standard.set(page, forKey: "page")
            }
            \(more)
            """
        let text = """
            import UIKit

            final class API {
                func load(page: Int) {}
                func warmUp() {}
            }

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
