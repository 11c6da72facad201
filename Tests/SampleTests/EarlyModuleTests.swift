import Refactor
import TestSupport
import Testing

/// An initializer that asks for the module makes it: it stays the only one, whoever makes the screen.
struct EarlyModuleTests {
    @Test func theBuilderMakesNoSecondOne() throws {
        let files = try emission(style: .viper)
        let builder = try #require(files["HistoryBuilder.swift"])
        #expect(builder.contains("let view = HistoryController(name: name)\n        return view"), "\(builder)")
        #expect(files["HistoryController.swift"]?.contains("presenter.loadEntries()") == true)
    }

    @Test func theViewMayBeAskedForInstead() throws {
        let files = try emission(style: .viper, starting: "view.tag = 1")
        #expect(files["HistoryBuilder.swift"]?.contains("view.presenter = ") == false)
    }

    @Test(arguments: [
        "title = name",
        // No observer runs there.
        "self.heading = name",
    ])
    func otherBuildersGiveTheirs(start: String) throws {
        let files = try emission(style: .viper, starting: start)
        #expect(files["HistoryBuilder.swift"]?.contains("view.presenter = wire(view)") == true)
    }

    @Test(arguments: styles.filter { $0.canBeWritten(in: .swift) })
    func noStyleMakesTwo(style: Style) throws {
        let files = try emission(style: style)
        let view = try #require(files["HistoryController.swift"])
        let makes = files.values.joined().contains(
            /\.(?:presenter|output|eventHandler|viewModel|_presenter) = (?!self)\w+\(/)
        let asks = view.contains(".loadEntries()")
        #expect(!(makes && asks), "\(files.values.joined())")
        #expect(asks || style.viewMakesModule == false, "\(view)")
    }

    private func emission(style: Style, starting start: String = "setUp()") throws -> [String: String] {
        let source = SourceFile(
            path: "HistoryController.swift",
            text: """
                import UIKit

                final class HistoryController: UIViewController {
                    private var entries: [String] = []
                    private let label = UILabel()
                    private var heading = "" {
                        didSet { loadEntries() }
                    }

                    init(name: String) {
                        super.init(nibName: nil, bundle: nil)
                        \(start)
                    }

                    required init?(coder: NSCoder) { nil }

                    private func setUp() {
                        title = "History"
                        loadEntries()
                    }

                    private func loadEntries() {
                        entries = EntryStore.shared.all()
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setUp()
                        label.text = "\\(entries.count)"
                    }
                }
                final class EntryStore {
                    @MainActor static let shared = EntryStore()
                    func all() -> [String] { [] }
                }

                """)
        let facts = try language(ofFile: source.path).facts(of: source)
        let pins: [String: Role] = ["entries": .presenter, "loadEntries()": .presenter, "setUp()": .view]
        let plan = try #require(
            try Refactoring.plans(
                for: [facts], project: nil, decisions: Refactoring.Decisions(style: style, pins: pins)
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = emission.module(of: plan)
        let said = try compilerDiagnostics(of: files, beside: style, in: .swift)
        #expect(said.isEmpty, "\(said)")
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
