import Refactor
import TestSupport
import Testing

/// What readers of emitted modules marked: accessors that nobody could set, open setters, names of nothing, crooked lines.
struct ReviewedCodeTests {
    private static let source = """
        import UIKit

        protocol PageControllerDelegate: AnyObject {
            func pageController(_ controller: PageController, didUpdatePages pages: [Int])
        }

        public final class PageController: UIViewController {
            weak var delegate: PageControllerDelegate?
            private let label = UILabel()
            private let api: PageAPI = {
                let api = PageAPI()
                api.limit = 3
                return api
            }()
            private var pages: [Int]?
            public internal(set) var mode = 0

            @IBAction func load(_ sender: Any?) {
                api.load(page: mode) { [weak self] pages in
                    self?.finish(pages,
                                 animated: true)
                }
            }

            func finish(_ found: [Int],
                        animated: Bool) {
                pages = found
                mode += 1
                delegate?.pageController(self, didUpdatePages: found)
            }

            override public func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let pages else { return }
                label.text = "\\(pages.count)"
                finish([],
                       animated: animated)
            }
        }

        public final class PageAPI {
            var limit = 0
            func load(page: Int, completion: @escaping ([Int]) -> Void) {
                URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in completion([page]) }.resume()
            }
        }
        """
    private static let pins: [String: Role] = [
        "pages": .presenter, "mode": .presenter, "finish(_:animated:)": .presenter, "api": .interactor,
    ]
    private static let app = SourceFile(
        path: "PageFlow.swift",
        text: """
            enum PageFlow {
                static func start(_ controller: PageController) { controller.mode = 1 }
            }
            """)

    private func files() throws -> [String: String] {
        try writtenFiles(of: Self.source, pins: Self.pins, app: [Self.app])
    }

    @Test func whatTheAppSetsIsStillSet() throws {
        let view = try #require(try files()["PageController.swift"])
        #expect(
            view.contains(
                """
                    public internal(set) var mode: Int {
                        get { presenter.mode }
                        set { presenter.mode = newValue }
                    }
                """))
        #expect(try #require(try files()["PagePresenter.swift"]).contains("    var mode = 0\n"))
    }

    /// `guard let pages` only reads.
    @Test func whatIsOnlyBoundKeepsItsSetter() throws {
        #expect(try #require(try files()["PagePresenter.swift"]).contains("    private(set) var pages: [Int]?\n"))
    }

    /// What is told to a delegate is what happened, not whom it happened to.
    @Test func aDelegateIsToldAnEvent() throws {
        #expect(try #require(try files()["PageProtocols.swift"]).contains("    func didUpdatePages(found: [Int])\n"))
    }

    /// Arguments that stand below each other still do.
    @Test func argumentsStayAligned() throws {
        let view = try #require(try files()["PageController.swift"])
        #expect(view.contains("        presenter.finish([],\n                         animated: animated)\n"))
    }

    /// Lines of a closure stand below the line that it begins in, wherever the parenthesis is.
    @Test func linesOfAClosureStayWhereTheyAre() throws {
        let source = Self.source.replacing(
            "func finish(", with: "func end(_ work: () -> Void) { mode += 1; work() }\n\n    func finish("
        )
        .replacing(
            "        label.text = \"",
            with: "        end({\n            label.isHidden = true\n        })\n        label.text = \"")
        let files = try writtenFiles(
            of: source, pins: Self.pins.merging(["end(_:)": .presenter]) { $1 }, app: [Self.app])
        #expect(
            try #require(files["PageController.swift"]).contains(
                "        presenter.end({\n            label.isHidden = true\n        })\n"))
    }

    /// What the builder takes stands as far in as the line that it stands in.
    @Test func theBuilderIndentsWhatItTakes() throws {
        let builder = try #require(try files()["PageBuilder.swift"])
        #expect(
            builder.contains(
                """
                        let interactor = PageInteractor(api: {
                            let api = PageAPI()
                            api.limit = 3
                            return api
                        }())

                """))
    }

    /// Where only what pays is written, nobody but the view sets its property.
    @Test func theViewAloneSetsItsModule() throws {
        let source = Self.source.replacing(
            "        mode += 1\n", with: String(repeating: "        mode += 1\n", count: 60))
        let files = try writtenFiles(of: source, pins: Self.pins, app: [Self.app], adopting: .worthwhile)
        let view = try #require(files["PageController.swift"])
        #expect(view.contains("    private(set) lazy var presenter: PageViewOutput = PageBuilder.wire(self)\n"))
        #expect(!(try #require(files["PageBuilder.swift"]).contains("func build")))
    }

    /// `private` may stand in a line of its own.
    @Test func noEmptyLineIsLeftOfAModifier() throws {
        let source = Self.source.replacing("    private var pages: [Int]?", with: "    private\n    var pages: [Int]?")
            .replacing("    func finish(", with: "    private\n    func finish(")
        let presenter = try #require(
            try writtenFiles(of: source, pins: Self.pins, app: [Self.app])["PagePresenter.swift"])
        #expect(presenter.contains("\n    func finish("))
        #expect(!presenter.contains("    \n"))
    }

    /// A class that asks for iOS 13 runs on older systems, which have no actors, though some code of the app has.
    @Test(arguments: [("iOS 13.0, *", false), ("iOS 15, *", true)])
    func systemsWithoutActorsHaveNone(version: String, isIsolated: Bool) throws {
        let source = Self.source.replacing(
            "        guard let pages else { return }",
            with:
                "        if #available(\(version)) { label.isHidden = false }\n        guard let pages else { return }")
        let other = SourceFile(path: "Other.swift", text: "@MainActor enum Other {}")
        let files = try writtenFiles(of: source, pins: Self.pins, app: [Self.app, other])
        #expect(try #require(files["PagePresenter.swift"]).contains("@MainActor") == isIsolated)
    }

    /// What does nearly all of a deed is called like it, not like one of its calls.
    @Test func aLongDeedHasItsOwnName() throws {
        let source = Self.source.replacing(
            "    func finish(",
            with: """
                    @IBAction func exportPages(_ sender: Any?) {
                        var names: [String] = []
                        for number in 0..<3 {
                            names.append(api.name(of: number))
                        }
                        if names.isEmpty {
                            api.findNothing()
                        } else {
                            api.send(names)
                        }
                        label.text = "sent"
                    }

                    func finish(
                """
        ).replacing(
            "    var limit = 0\n",
            with: """
                    var limit = 0
                    func name(of page: Int) -> String { "page" }
                    func findNothing() {}
                    func send(_ names: [String]) {}

                """)
        let files = try writtenFiles(of: source, pins: Self.pins, app: [Self.app])
        #expect(try #require(files["PageInteractor.swift"]).contains("    func performExportPages() {\n"))
    }

    /// A name with a written type is no other name for self: it is the controller, which the component is not.
    @Test func aTypedNameForSelfIsTheController() throws {
        let source = Self.source.replacing(
            "    func finish(",
            with: """
                    func pop() {
                        if presentedViewController != nil {
                            dismiss(animated: true) { [weak self] in
                                guard let strongSelf: UIViewController = self else { return }
                                strongSelf.navigationController?.popViewController(animated: true)
                            }
                        } else {
                            navigationController?.popViewController(animated: true)
                        }
                    }

                    func finish(
                """)
        let files = try writtenFiles(of: source, pins: Self.pins.merging(["pop()": .router]) { $1 }, app: [Self.app])
        #expect(
            try #require(files["PageRouter.swift"])
                .contains("guard let strongSelf: UIViewController = self?.viewController else { return }"))
    }

    /// What draws between the beginning and the end of a context stays between them.
    @Test func aContextIsEndedWhereItBegins() throws {
        let source = Self.source.replacing(
            "        mode += 1\n",
            with: """
                        UIGraphicsBeginImageContext(.zero)
                        mode += 1
                        label.text = UIGraphicsGetImageFromCurrentImageContext() == nil ? "" : "image"
                        UIGraphicsEndImageContext()

                """)
        let files = try writtenFiles(of: source, pins: Self.pins, app: [Self.app])
        let begins = files.filter { $0.value.contains("UIGraphicsBeginImageContext") }.map(\.key)
        #expect(begins == files.filter { $0.value.contains("UIGraphicsEndImageContext") }.map(\.key))
    }
}
