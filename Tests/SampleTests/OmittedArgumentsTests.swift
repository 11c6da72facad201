import Refactor
import TestSupport
import Testing

/// Calls that leave arguments to default values are written out where they go through a protocol.
struct OmittedArgumentsTests {
    @Test(arguments: [
        (head: "(animated: Bool = true)", call: "stop()", written: "view?.stop(animated: true)"),
        (
            head: "(_ page: Int, animated: Bool = true)", call: "stop(page)",
            written: "view?.stop(page, animated: true)"
        ),
        (
            head: "(animated: Bool = true, page: Int)", call: "stop(page: page)",
            written: "view?.stop(animated: true, page: page)"
        ),
        (
            head: "(page: Int, title: String? = nil, style: UITableView.Style = .plain, count: Int)",
            call: "stop(page: page, count: 2)",
            written: "view?.stop(page: page, title: nil, style: .plain, count: 2)"
        ),
        (
            head: "(at date: Date = Date.distantPast, then: () -> Void)", call: "stop() { print(1) }",
            written: "view?.stop(at: Date.distantPast) { print(1) }"
        ),
    ])
    func theCallIsCompleted(head: String, call: String, written: String) throws {
        let interactor = try #require(try emitted(head: head, call: call)["PagePresenter.swift"])
        #expect(interactor.contains("        \(written)\n"), "\(interactor)")
    }

    @Test(arguments: [
        (head: "(animated: Bool = PageController.isFast)", call: "stop()", what: "what is named otherwise there"),
        (head: "(color: UIColor = UIColor.red)", call: "stop()", what: "what only UIKit knows"),
        (
            head: "(text: String = \"a\" + String(PageController.isFast) + \"b\")", call: "stop()",
            what: "more than a text"
        ),
        (head: "(line: Int = #line)", call: "stop()", what: "the place of the call"),
        (head: "(pages: Int...)", call: "stop()", what: "no default value"),
        (head: "(then: () -> Void, page: Int = 1)", call: "stop { print(1) }", what: "behind a trailing closure"),
    ])
    func othersAreNot(head: String, call: String, what: String) throws {
        let files = try emitted(head: head, call: call)
        #expect(files.values.allSatisfy { !$0.contains("view?.stop") }, "\(what)")
    }

    /// The files of a module, by name.
    private func emitted(head: String, call: String) throws -> [String: String] {
        let text = """
            import UIKit

            final class PageController: UIViewController {
                static let isFast = true
                private let spinner = UIActivityIndicatorView()
                private var page = 1
                override func viewDidLoad() { super.viewDidLoad(); advance() }
                private func advance() {
                    page += 1
                    UserDefaults.standard.set(page, forKey: "page")
                    \(call)
                }
                private func stop\(head) { spinner.stopAnimating() }
            }
            """
        let plan = try plan(
            of: [SourceFile(path: "PageController.swift", text: text)],
            pinning: { ["page", "advance"].contains($0.name) ? .presenter : nil })
        let emission = try expectCompiles(plan)
        return Dictionary(
            uniqueKeysWithValues: emission.filesToWrite(from: plan.controller.files).map { file in
                (file.name, String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self))
            })
    }
}
