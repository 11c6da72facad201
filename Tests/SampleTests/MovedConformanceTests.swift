import Refactor
import TestSupport
import Testing

/// What the controller observes or answers for, a component does in its place: the whole conformance goes, and `self` is
/// the component where it is given away.
struct MovedConformanceTests {
    @Test func anObserverGoesWithWhatItObserves() throws {
        let (plan, files) = try emission(of: Self.controller(), app: Self.app)
        #expect(plan.moved.map(\.name) == ["FeedObserver"])
        let presenter = try #require(files["FeedPresenter.swift"])
        #expect(
            presenter.contains(
                """

                // MARK: - FeedObserver

                extension FeedPresenter: FeedObserver {
                    /// The feed has new items.
                    func feedDidChange(_ items: [String]) {
                        self.items = items
                        view?.show(items.joined(separator: ", "))
                    }
                }
                """), "\(presenter)")
        #expect(presenter.contains("center.add(observer: self)"), "\(presenter)")
        let view = try #require(files["FeedController.swift"])
        #expect(!view.contains("FeedObserver") && !view.contains("feedDidChange"), "\(view)")
    }

    @Test func aCommentBetweenTheBracesHoldsNothingBack() throws {
        let text = Self.controller().replacing(
            "separator: \", \"))\n    }\n", with: "separator: \", \"))\n    }\n\n    // Nothing else is told.\n")
        let files = try emission(of: text, app: Self.app).files
        #expect(files["FeedController.swift"]?.contains("FeedObserver") == false)
        #expect(files["FeedPresenter.swift"]?.contains("    // Nothing else is told.\n") == true)
    }

    @Test(arguments: [
        // Somebody asks a screen whether it is one.
        (app: "@MainActor func tell(_ any: Any) { (any as? FeedObserver)?.feedDidChange([]) }", more: "", extra: ""),
        // The view gives itself away as one as well.
        (app: "", more: "", extra: "row.observer = self"),
        // Nobody knows for what somebody takes it.
        (app: "", more: "", extra: "let all = [self]; all.forEach { $0.title = nil }"),
        // Another conformance needs it.
        (app: "protocol LateObserver: FeedObserver {}", more: "extension FeedController: LateObserver {}", extra: ""),
    ])
    func whatOthersNeedOfTheScreenStays(app: String, more: String, extra: String) throws {
        let source = Self.controller(more: more, viewDidLoad: extra)
        let (plan, files) = try emission(of: source, app: Self.app + "\n" + app)
        #expect(plan.moved.isEmpty)
        let view = try #require(files["FeedController.swift"])
        #expect(view.contains("extension FeedController: FeedObserver {"), "\(view)")
    }

    @Test func aProtocolForObjectiveCNeedsAnObject() throws {
        let app = Self.app.replacing("FeedObserver: AnyObject", with: "FeedObserver: NSObjectProtocol")
        #expect(try emission(of: Self.controller(), app: app).plan.moved.isEmpty)
    }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .swift) })
    func everyStyleCompiles(style: Style) throws {
        _ = try emission(of: Self.controller(), app: Self.app, style: style)
        // A name that a style's own code has, too.
        let text = Self.controller().replacing("observe()", with: "start()")
        _ = try emission(of: text, app: Self.app, style: style)
    }

    // MARK: - Small sources

    private static func controller(more: String = "", viewDidLoad: String = "") -> String {
        """
        import UIKit

        final class FeedController: UIViewController {
            private let label = UILabel()
            private let row = FeedRow()
            private var keep: AnyObject?
            private let center = FeedCenter()
            private var items: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                \(viewDidLoad)
                observe()
                label.tag = items.count
            }

            private func observe() {
                center.add(observer: self)
                center.refresh()
            }

            private func show(_ text: String) { label.text = text }
        }

        // MARK: - FeedObserver

        extension FeedController: FeedObserver {
            /// The feed has new items.
            func feedDidChange(_ items: [String]) {
                self.items = items
                show(items.joined(separator: ", "))
            }
        }
        \(more)
        """
    }

    private static let app = """
        import UIKit

        @MainActor protocol FeedObserver: AnyObject { func feedDidChange(_ items: [String]) }
        @MainActor final class FeedRow { weak var observer: FeedObserver? }
        @MainActor final class FeedCenter {
            private weak var observer: FeedObserver?
            func add(observer: FeedObserver) { self.observer = observer }
            func refresh() { observer?.feedDidChange([]) }
        }
        """

    private func emission(
        of text: String, app: String, style: Style = .viper
    ) throws -> (plan: Plan, files: [String: String]) {
        let source = SourceFile(path: "FeedController.swift", text: text)
        let other = SourceFile(path: "App.swift", text: app)
        let pins: [String: Role] = [
            "center": .presenter, "items": .presenter, "observe()": .presenter, "start()": .presenter,
            "feedDidChange(_:)": .presenter,
        ]
        let plan = try #require(
            try Refactoring.plans(
                for: [try language(ofFile: source.path).facts(of: source)],
                project: Refactor.projectFacts(of: [other], callersOf: ["FeedController"]),
                decisions: Refactoring.Decisions(style: style, pins: pins)
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = emission.module(of: plan)
        let said = try compilerDiagnostics(
            of: files + [(name: "App.swift", bytes: other.bytes)], beside: style, in: .swift)
        #expect(said.isEmpty, "\(said)")
        let split = SplitCheck(
            of: files.map { SourceFile(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) },
            against: [source])
        #expect(split.faults.isEmpty, "\(split.faults)")
        let texts = files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        return (plan, Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
}
