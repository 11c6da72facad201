import Refactor
import TestSupport
import Testing

/// What lays something over the screen and comes from an extension or a base class of the app is asked for as it is.
struct InheritedMethodTests {
    @Test func thePresenterDecidesWhatAnAlertSays() throws {
        let files = try emitted(
            """
            let message = "page \\(page) of 3"
                    showAlert(title: "Saved", message: message)
            """, declaring: "func showAlert(title: String, message: String?) {}")
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("view?.showAlert(title: \"Saved\", message: message)\n"))
        let protocols = try #require(files["PageProtocols.swift"])
        #expect(protocols.contains("    func showAlert(title: String, message: String?)\n"))
        #expect(files["PageController.swift"]?.contains("func showAlert") == false)
    }

    @Test func argumentsLeftOutAreWritten() throws {
        let files = try emitted(
            "showAlert()", declaring: "func showAlert(animated: Bool = true, after delay: Double = 0.5) {}")
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("view?.showAlert(animated: true, after: 0.5)\n"))
    }

    @Test func anExtensionOfTheScreenInAnotherFileIsAskedAsItIs() throws {
        let files = try emitted(
            "restartTimer(after: page)", declaring: "func restartTimer(after page: Int) {}", extending: "PageController"
        )
        #expect(files["PagePresenter.swift"]?.contains("view?.restartTimer(after: page)\n") == true)
        #expect(files["PageProtocols.swift"]?.contains("    func restartTimer(after page: Int)\n") == true)
        #expect(files["PageController.swift"]?.contains("restartTimer") == false)
    }

    @Test func whatAnExtensionTellsIsAskedFor() throws {
        let files = try emitted(
            """
            let formatter = DateFormatter()
                    formatter.locale = appLocale
                    UserDefaults.standard.set(formatter.string(from: Date()), forKey: "day")
            """, declaring: "var appLocale: Locale { Locale.current }")
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(presenter.contains("view.appLocale"), "\(presenter)")
        #expect(files["PageProtocols.swift"]?.contains("    var appLocale: Locale { get }\n") == true)
    }

    /// A component that only reports does not command the screen: the presenter does, when it knows what happened.
    @Test func theInteractorTellsTheScreenNothingBeforeItHasAsked() throws {
        let files = try emitted(
            """
            if UserDefaults.standard.bool(forKey: "runs") {
                        UserDefaults.standard.set(false, forKey: "runs")
                        restartTimer(after: 1)
                    } else {
                        UserDefaults.standard.set(true, forKey: "runs")
                        restartTimer(after: 2)
                    }
            """, declaring: "func restartTimer(after page: Int) {}", extending: "PageController", pins: [:])
        let interactor = try #require(files["PageInteractor.swift"])
        #expect(!interactor.contains("restartTimer"))
        #expect(files["PagePresenter.swift"]?.contains("view?.restartTimer(after: 1)\n") == true)
    }

    @Test(arguments: [
        (method: "private func showAlert() {}", call: "showAlert()", what: "what its file hides"),
        (method: "func showAlert(on view: UIView? = nil) {}", call: "showAlert()", what: "what takes a view"),
        (method: "func showAlert<T>(_ value: T) {}", call: "showAlert(1)", what: "what is generic"),
        (method: "var inset: CGFloat { 8 }", call: "print(inset)", what: "a measure of the screen"),
        (method: "var tone: UIColor { .red }", call: "print(tone)", what: "what only UIKit knows, told"),
        (method: "func tint(_ color: UIColor) {}", call: "tint(.red)", what: "what takes what only UIKit knows"),
    ])
    func othersAreNot(method: String, call: String, what: String) throws {
        let files = try emitted(call, declaring: method, compiles: !method.hasPrefix("private"))
        let protocols = files["PageProtocols.swift"] ?? ""
        #expect(!protocols.contains("func \(call.prefix { $0 != "(" })("), "\(what)")
        #expect(!protocols.contains("var tone:") && !protocols.contains("var inset:"), "\(what)")
    }

    /// The files of a module, by name.
    private func emitted(
        _ statements: String, declaring method: String, extending type: String = "UIViewController",
        pins: [String: Role] = ["page": .presenter, "advance()": .presenter], compiles: Bool = true
    ) throws -> [String: String] {
        let other = SourceFile(
            path: "Alerts.swift", text: "import UIKit\n\nextension \(type) {\n    \(method)\n}\n")
        let source = SourceFile(
            path: "PageController.swift",
            text: """
                import UIKit

                final class PageController: UIViewController {
                    private var page = 1
                    override func viewDidLoad() { super.viewDidLoad(); advance() }
                    private func advance() {
                        page += 1
                        UserDefaults.standard.set(page, forKey: "page")
                        \(statements)
                    }
                }
                """)
        let facts = try language(ofFile: source.path).facts(of: source)
        let project = Refactor.projectFacts(of: [other], callersOf: ["PageController"])
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.pins = pins
        let plan = try #require(try Refactoring.plans(for: [facts], project: project, decisions: decisions).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults)")
        let files = emission.filesToWrite(from: plan.controller.files).map { file in
            (name: file.name, bytes: file.bytes(from: plan.controller.files))
        }
        if compiles {
            let said = try StubUIKit.diagnostics(of: files + [(name: "Alerts.swift", bytes: other.bytes)])
            #expect(said.isEmpty, "\(said)")
        }
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
