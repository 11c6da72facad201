import Refactor
import Testing

/// Nobody is asked for what one does oneself: no call goes from the presenter to the view and back, nor from the
/// interactor.
struct DirectCallTests {
    /// A page that is loaded again by an event, which other code of the presenter calls too.
    private func page(_ event: String, call: String) -> String {
        """
        import UIKit

        final class PageController: UIViewController {
            private let label = UILabel()
            private var page = 1
            override func viewDidLoad() { super.viewDidLoad(); advance() }
            private func advance() {
                page += 1
                UserDefaults.standard.set(page, forKey: "page")
                \(call)
            }
            \(event)
        }
        """
    }

    @Test func thePresenterCallsItsOwnPartOfAnEvent() throws {
        let files = try emitted(
            page(
                """
                @objc private func reload() {
                        page = 0
                        UserDefaults.standard.set(false, forKey: "read")
                    }
                    private func listen() { NotificationCenter.default.addObserver(self, selector: #selector(reload), name: nil, object: nil) }
                """, call: "reload()"))
        #expect(files["PageController.swift"]?.contains("presenter.reload()") == true)
        #expect(files["PagePresenter.swift"]?.contains("view?.reload()") == false)
        #expect(files["PagePresenter.swift"]?.contains("        reload()\n") == true)
    }

    @Test func labelsAreThoseOfThePart() throws {
        let files = try emitted(
            page(
                """
                @objc func turn(_ number: Int) {
                        page = number
                        UserDefaults.standard.set(number, forKey: "page")
                    }
                """, call: "turn(page * 2)"))
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(files["PageController.swift"]?.contains("presenter.turn(number: number)") == true)
        #expect(presenter.contains("        turn(number: page * 2)\n"))
    }

    @Test func aLabelStandsBeforeWhateverTheArgumentBegins() throws {
        let files = try emitted(
            page(
                """
                var hint: String? { label.text }
                    @objc func turn(_ text: String?) {
                        page += 1
                        UserDefaults.standard.set(text, forKey: "hint")
                    }
                """, call: "turn(hint)"))
        #expect(files["PagePresenter.swift"]?.contains("        turn(text: view?.hint)\n") == true)
    }

    /// It would be dead in the view.
    @Test func whatNobodyElseCallsKeepsItsCaller() throws {
        let files = try emitted(page("private func reload() { label.text = \"\" }", call: "reload()"))
        #expect(files["PagePresenter.swift"]?.contains("view?.reload()") == true)
    }

    /// Who tells others what to do before it has asked anybody is the presenter.
    @Test func theInteractorDoesNotBeginByTellingThePresenter() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                    private var page = 1
                    override func viewDidLoad() { super.viewDidLoad(); storeStart() }
                    private func advance() {
                        page += 1
                        label.text = "page \\(page)"
                    }
                    private func storeStart() {
                        advance()
                        UserDefaults.standard.set(true, forKey: "started")
                    }
                }
                """, pins: ["page": .presenter, "advance()": .presenter])
        #expect(files["PageInteractor.swift"]?.contains("advance()") == false)
        #expect(files["PagePresenter.swift"]?.contains("        advance()\n") == true)
    }

    private func emitted(_ text: String) throws -> [String: String] {
        try writtenFiles(of: text, pins: ["page": .presenter, "advance()": .presenter])
    }
}
