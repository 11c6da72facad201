import Refactor
import SwiftSource
import Testing

/// Screens of other modules are made by the builders that the app has for them, where nothing is lost by it.
struct BuilderCallTests {
    private static let detail = """
        final class DetailController: UIViewController {
            let user: User
            var note: String?
            var limit = 3
            weak var delegate: DetailDelegate?
            var feed: Feed!
            init(user: User) { self.user = user; super.init(nibName: nil, bundle: nil) }
        }
        """

    private static let builder = """
        enum DetailBuilder {
            static func build(user: User, note: String? = nil, delegate: DetailDelegate? = nil) -> DetailController {
                let view = DetailController(user: user)
                view.presenter = wire(view)
                view.note = note
                view.presenter.delegate = delegate
                return view
            }
        }
        """

    /// The emitted router, for a controller that opens a detail from a moved method.
    private func router(
        _ statements: [String], builder: String = Self.builder, detail: String = Self.detail
    ) throws -> String {
        let source = """
            final class ListController: UIViewController {
                private let user = User()
                override func viewDidLoad() { super.viewDidLoad(); openDetail(of: user, note: "a") }
                private func openDetail(of user: User, note: String) {
                    \(statements.joined(separator: "\n        "))
                    navigationController?.pushViewController(detail, animated: true)
                }
            }
            extension ListController: DetailDelegate {}
            """
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ListController.swift", text: source))
        let app = [SourceFile(path: "Detail.swift", text: detail), SourceFile(path: "Builder.swift", text: builder)]
        let project = projectFacts(of: app, buildersOf: builderNames(of: ["DetailController"]))
        let controller = try #require(try controllers(in: [facts], named: "ListController", project: project).first)
        let plan = Refactor.plan(controller, pins: ["openDetail(of:note:)": .router])
        let (emission, faults) = Refactoring.emission(of: plan, in: SwiftLanguage(), bodies: .move)
        #expect(faults.isEmpty, "\(faults)")
        let file = try #require(emission.files.first { $0.name == "ListRouter.swift" })
        return String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self)
    }

    /// A coordinator that the app may give the builder is none of the screen's.
    @Test func whatOnlyTheWiringTakesIsLeftOut() throws {
        let builder = Self.builder
            .replacing("DetailDelegate? = nil)", with: "DetailDelegate? = nil, flow: Flow? = nil)")
            .replacing("wire(view)", with: "wire(view, flow: flow)")
        let text = try router(["let detail = DetailController(user: user)", "detail.note = note"], builder: builder)
        #expect(text.contains("let detail = DetailBuilder.build(user: user, note: note)\n"), "\(text)")
    }

    @Test func theBuilderTakesWhatWasSet() throws {
        let text = try router([
            "let detail = DetailController(user: user)", "detail.note = note", "detail.delegate = self",
        ])
        #expect(text.contains("let detail = DetailBuilder.build(user: user, note: note, delegate: viewController)\n"))
        #expect(!text.contains("detail.note"))
    }

    @Test func whatIsNotGivenIsLeftOut() throws {
        let text = try router(["let detail = DetailController(user: user)", "detail.delegate = self"])
        #expect(text.contains("let detail = DetailBuilder.build(user: user, delegate: viewController)\n"))
    }

    @Test(arguments: [
        // Another order.
        ["let detail = DetailController(user: user)", "detail.delegate = self", "detail.note = note"],
        // Something between them.
        ["let detail = DetailController(user: user)", "print(note)", "detail.note = note", "detail.limit = 4"],
        // A comment, which has to stand somewhere.
        ["let detail = DetailController(user: user)", "// Why.", "detail.note = note"],
        // A property that the builder does not take.
        ["let detail = DetailController(user: user)", "detail.note = note", "detail.limit = 4"],
        // A value that does something.
        ["let detail = DetailController(user: user)", "detail.note = note.uppercased()"],
    ])
    func everythingElseStaysAsItIs(statements: [String]) throws {
        let text = try router(statements)
        let isLost = statements.dropFirst().contains { !$0.hasSuffix("self") && !text.contains($0) }
        #expect(!isLost, "\(text)")
    }

    @Test(arguments: [
        // A default that changes what the screen starts with.
        ("note: String? = nil", "note: String? = \"none\""),
        // A builder that does more with a value.
        ("view.note = note", "view.note = note ?? \"none\""),
        // One that decides something.
        ("view.presenter = wire(view)", "if isNew { view.presenter = wire(view) }"),
        ("static func", "private static func"),
        ("let view = DetailController(user: user)", "let view = DetailController(user: user.copy)"),
        ("return view", "return wrapped(view)"),
    ])
    func aBuilderThatDoesMoreIsNotUsed(plain: String, other: String) throws {
        let text = try router(
            ["let detail = DetailController(user: user)", "detail.delegate = self"],
            builder: Self.builder.replacing(plain, with: other))
        #expect(text.contains("let detail = DetailController(user: user)\n"), "\(text)")
    }

    @Test func aBuilderThatGivesAnyScreenIsUsedWhereAnyScreenWillDo() throws {
        let builder = Self.builder.replacing("-> DetailController", with: "-> UIViewController")
            .replacing("enum DetailBuilder", with: "final class DetailModule").replacing("static ", with: "")
        let made = "let detail = DetailController(user: user)"
        #expect(try router([made], builder: builder).contains("let detail = DetailModule().build(user: user)\n"))
        #expect(try router([made, "detail.limit = 4"], builder: builder).contains(made))
    }

    @Test func whatIsGivenToAnImplicitOptionalMayBeNil() throws {
        let builder = """
            enum DetailBuilder {
                static func build(user: User, feed: Feed) -> DetailController {
                    let view = DetailController(user: user)
                    view.feed = feed
                    return view
                }
            }
            """
        let made = "let detail = DetailController(user: user)"
        #expect(try router([made, "detail.feed = user.feed"], builder: builder).contains(made))
    }
}
