import Refactor
import TestSupport
import Testing

/// An interactor alone has whole methods that touch no view, and the view asks it itself.
struct InteractorAloneTests {
    /// Two methods on a store, and one that is told.
    private static func files(
        _ code: String, state: String = "", adopting step: MigrationStep = MigrationStep(worthwhile: [.interactor])
    ) throws -> [String: String] {
        let steps = (0..<14).map { "        UserDefaults.standard.set(\($0), forKey: \"step\($0)\")\n" }.joined()
        return try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                \(state)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        saveFirstSteps()
                        saveLastSteps()
                        label.text = "\\(fetchPage())"
                    }

                    private func saveFirstSteps() {
                \(steps)
                    }

                    private func saveLastSteps() {
                \(steps)
                    }

                    private func fetchPage() -> Int { UserDefaults.standard.integer(forKey: "page") }

                \(code)
                }

                """, pins: ["fetchPage()": .interactor, "saveNumber()": .interactor],
            adopting: step)
    }

    @Test func theViewMakesItItself() throws {
        let files = try Self.files("")
        #expect(files.keys.sorted() == ["PageController.swift", "PageInteractor.swift", "PageProtocols.swift"])
        #expect(
            files["PageController.swift"]?.contains(
                """
                    private let interactor: PageInteractorInput = PageInteractor()

                """) == true)
        #expect(files["PageController.swift"]?.contains("label.text = \"\\(interactor.fetchPage())\"") == true)
        #expect(files["PageInteractor.swift"]?.contains("final class PageInteractor: PageInteractorInput {") == true)
        #expect(files["PageInteractor.swift"]?.contains("weak var") == false)
    }

    /// State that the view shows stays, and is handed over.
    @Test func whatTheViewKnowsItTells() throws {
        let files = try Self.files(
            """
                @objc private func tap() {
                    number += 1
                    label.text = "\\(number)"
                    saveNumber()
                }
                @objc private func wipe() { number = 0 }
                private func saveNumber() { UserDefaults.standard.set(number, forKey: "number") }
            """, state: "    private var number = 1\n")
        #expect(files["PageController.swift"]?.contains("interactor.saveNumber(number: number)") == true)
        #expect(
            files["PageInteractor.swift"]?.contains(
                """
                    func saveNumber(number: Int) { UserDefaults.standard.set(number, forKey: "number") }
                """) == true)
    }

    /// What others set before the screen comes goes with the code that it is for; the view passes it on.
    @Test func whatOthersSetGoesWithItsWork() throws {
        let files = try Self.files(
            """
                @objc private func tap() { saveNumber() }
                private func saveNumber() { UserDefaults.standard.set(number, forKey: "number") }
            """, state: "    var number: Int!\n")
        #expect(files["PageInteractor.swift"]?.contains("    var number: Int!\n") == true)
        #expect(
            files["PageController.swift"]?.contains(
                """
                    var number: Int! {
                        get { interactor.number }
                        set { interactor.number = newValue }
                    }
                """) == true)
    }

    /// It is made on first use where it is given something, and that is on the main thread then.
    @Test(arguments: [false, true])
    func whatAClosureCallsDoesNotMakeIt(isLater: Bool) throws {
        let call = "saveMoreSteps()"
        let files = try Self.files(
            """
                @objc private func tap() { \(isLater ? "DispatchQueue.global().async { self.\(call) }" : call) }
                private func saveMoreSteps() {
                    UserDefaults.standard.set(store.count, forKey: "number")
                    UserDefaults.standard.set(1, forKey: "step1")
                    UserDefaults.standard.set(2, forKey: "step2")
                    UserDefaults.standard.set(store.first, forKey: "first")
                }
                private func show() { label.text = "\\(store)" }
            """, state: "    private let store = [1, 2]\n")
        let controller = try #require(files["PageController.swift"])
        #expect(
            controller.contains("lazy var interactor: PageInteractorInput = PageInteractor(store: store)") != isLater)
        #expect(controller.contains("private func saveMoreSteps()") == isLater)
    }

    /// Rules that need no view go along, whichever role they would have beside a presenter; what makes text to be shown, or
    /// leads elsewhere, does not.
    @Test func whatStandsForItselfGoesAlong() throws {
        let stays = """
                private func title(_ count: Int) -> String { "\\(count) pages" }
                private func leave() {
                    UserDefaults.standard.set(true, forKey: "left")
                    NavigationManager.navigate(to: "start")
                }
            """
        let rule = """
                func isLong(_ name: String) -> Bool {
                    if name.hasPrefix("x") { return false }
                    if name.hasPrefix("y") { return true }
                    return name.count > 3
                }

            """
        let files = try Self.files(
            """
                enum NavigationManager { static func navigate(to place: String) {} }
                @objc private func tap() {
                    label.text = isLong("x") ? title(3) : nil
                    leave()
                }
            \(rule.replacing("func isLong", with: "private func isLong"))\(stays)
            """, adopting: .whatNeedsNoView)
        #expect(files["PageInteractor.swift"]?.contains(rule) == true)
        #expect(files["PageController.swift"]?.contains(stays) == true)
    }

    /// Nothing is torn out of a method that works on views.
    @Test func whatTouchesAViewStaysWhole() throws {
        let body = """
                private func savePage() {
                    UserDefaults.standard.set(1, forKey: "a")
                    label.text = "saved"
                    UserDefaults.standard.set(2, forKey: "b")
                }
                @objc private func tap() { savePage() }
            """
        let files = try Self.files(body)
        #expect(files["PageController.swift"]?.contains(body) == true)
    }
}
