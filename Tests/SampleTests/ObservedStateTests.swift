import Refactor
import TestSupport
import Testing

/// `protocol-matrix-observable`: Observation tells what of the presenter a view shows.
struct ObservedStateTests {
    private static let source = SourceFile(
        path: "TeaController.swift",
        text: """
            import UIKit

            final class TeaController: UIViewController {
                private let label = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    brew()
                }

                private let limit = 3
                private var count = 0
                private var names: [String] = [] { didSet { count += 1 } }
                private lazy var formatter = DateFormatter()
                private weak var last: UIView?
                private var isHot: Bool { count > limit }
                private var _depth = 0
                private var depth = 0

                private func brew() {
                    names.append(isHot ? "hot" : formatter.string(from: Date()))
                    last = nil
                    depth += _depth
                    _depth = 1
                    show(names.count)
                }

                private func show(_ number: Int) { label.text = "\\(number)" }

                private func access(keyPath: String) -> Int { count }

                private func pour() { openPot() }

                private func openPot() { navigationController?.pushViewController(PotController(), animated: true) }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    pour()
                    _ = access(keyPath: "")
                }
            }

            final class PotController: UIViewController {}

            """)

    private static func plan() throws -> Plan {
        try SampleTests.plan(of: [source], in: .protocolMatrixObservable) { member in
            switch member.name {
            case "label", "show", "viewDidLoad", "viewWillAppear": nil
            case "openPot": .router
            default: .presenter
            }
        }
    }

    @Test func whatIsNoStateIsIgnored() throws {
        let plan = try Self.plan()
        let text = try expectCompiles(plan).text(of: "TeaPresenter.swift", in: plan)
        #expect(text.contains("@MainActor\n@Observable\nfinal class TeaPresenter: TeaPresenterProtocol {"), "\(text)")
        let variables = text.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }
            .filter { ($0.contains("var ") || $0.contains("let ")) }
        #expect(
            variables == [
                "    @ObservationIgnored weak var view: TeaViewProtocol?",
                "    private let router: TeaRouterProtocol",
                "    private let limit = 3",
                "    private var count = 0",
                "    private var names: [String] = [] { didSet { count += 1 } }",
                "    @ObservationIgnored private lazy var formatter = DateFormatter()",
                "    @ObservationIgnored private weak var last: UIView?",
                "    private var isHot: Bool { count > limit }",
                "    private var _depth = 0",
                "    @ObservationIgnored private var depth = 0",
            ], "\(text)")
    }

    /// Views of SwiftUI show and bind what the presenter has, as they do with any observable object of iOS 17.
    @Test func viewsOfSwiftUIShowIt() throws {
        let users = """
            import SwiftUI

            struct TeaLabel: View {
                let presenter: TeaPresenter

                var body: some View { Text("\\(presenter.count) cups") }
            }

            struct TeaStepper: View {
                @Bindable var presenter: TeaPresenter

                var body: some View { Stepper("Cups", value: $presenter.count) }
            }

            """
        let plan = try Self.plan()
        let files = try expectCompiles(plan).module(of: plan).map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return (name: file.name, bytes: Array(text.replacing("private var count", with: "var count").utf8))
        }
        let said = try StubUIKit.diagnostics(of: files + [(name: "Users.swift", bytes: Array(users.utf8))])
        #expect(said.isEmpty, "\(said)")
    }

    @Test func theFormsOfAnswersCompile() throws {
        let sample = try #require(Sample.all.first { $0.name == "LoginController" })
        for form in [AnswerForm.asyncAwait, .blocks, .combine] {
            let plan = try sample.plan(in: .protocolMatrixObservable, inProject: true).answering(by: form)
            let presenter = try expectCompiles(plan).text(of: "LoginPresenter.swift", in: plan)
            let isIgnored = presenter.contains(
                "@ObservationIgnored private var subscriptions: Set<AnyCancellable> = []")
            #expect(isIgnored == (form == .combine), "\(presenter)")
        }
    }

    @Test(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
    func theModuleBehavesLikeTheController() throws {
        let emitted = try Behaviour.login.emitted(in: .protocolMatrixObservable, as: Style.protocolMatrixObservable.id)
        let original = try Behaviour.login.original(as: "observed")
        #expect(Behaviour.login.parting(of: original, and: emitted) == nil)
    }
}
