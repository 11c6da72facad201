import Refactor
import TestSupport
import Testing

/// `protocol-matrix-swiftui`: the presenter is observable, and what code can make is hosted.
struct HostedViewTests {
    private func source(_ members: String, superclass: String = "UIViewController") -> SourceFile {
        SourceFile(
            path: "TeaController.swift",
            text: """
                import UIKit

                final class TeaController: \(superclass) {
                \(members)

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        brew()
                    }

                    // MARK: - Presentation

                    private let limit = 3
                    private var count = 0
                    private var names: [String] = [] { didSet { count += 1 } }
                    private lazy var formatter = DateFormatter()
                    private weak var last: UIView?
                    private static var brewed = 0
                    private var isHot: Bool { count > limit }
                    private var cups = 0, spoons = 0

                    private func brew() {
                        names.append(isHot ? "hot" : formatter.string(from: Date()))
                        last = nil
                        Self.brewed += cups + spoons
                    }
                }

                """)
    }

    private func plan(_ source: SourceFile) throws -> Plan {
        let state: Set<String> = ["brew", "count", "cups", "formatter", "isHot", "last", "limit", "names", "spoons"]
        return try SampleTests.plan(of: [source], in: .protocolMatrixSwiftUI) {
            state.contains($0.name) ? .presenter : nil
        }
    }

    @Test func whatCanBePublishedIs() throws {
        let plan = try plan(source(""))
        let text = try expectCompiles(plan).text(of: "TeaPresenter.swift", in: plan)
        #expect(text.contains("final class TeaPresenter: ObservableObject, TeaPresenterProtocol {"), "\(text)")
        let published = text.split(separator: "\n").filter { $0.contains("@Published") }
        #expect(
            published == [
                "    @Published private var count = 0",
                "    @Published private var names: [String] = [] { didSet { count += 1 } }",
            ], "\(text)")
    }

    @Test func theHostTakesWhatTheScreenTakes() throws {
        let members = """
                private let leaf: String

                init(leaf: String, _ water: Int = 1) {
                    self.leaf = leaf
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError() }
            """
        let plan = try plan(source(members))
        let text = try expectCompiles(plan).text(of: "TeaView.swift", in: plan)
        #expect(text.contains("struct TeaView: UIViewControllerRepresentable {"), "\(text)")
        #expect(text.contains("TeaView {\n            buildController(leaf: leaf, water)\n        }"), "\(text)")
        #expect(!plan.findings.contains { $0.rule == "not-hosted" })
    }

    @Test func whatComesOutOfAStoryboardIsNotHosted() throws {
        for source in [
            source("    @IBOutlet private var pot: UIView!"),
            source(
                "    init?(pot: Int) { super.init(nibName: nil, bundle: nil) }\n"
                    + "    required init?(coder: NSCoder) { fatalError() }"),
        ] {
            let plan = try plan(source)
            #expect(!(try expectCompiles(plan)).files.contains { $0.name == "TeaView.swift" })
            #expect(plan.findings.contains { $0.rule == "not-hosted" && $0.message.contains("'TeaController'") })
        }
    }
}
