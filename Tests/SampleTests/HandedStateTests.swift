import Refactor
import Testing

/// A component is given what it needs by whoever has it and calls it, and need not ask back.
struct HandedStateTests {
    @Test func thePresenterHandsItsStateToTheInteractor() throws {
        let files = try Self.files()
        #expect(
            files["PagePresenter.swift"]?.contains(
                """
                    func turn() {
                        page += 1
                        interactor.count(page: page)
                    }
                """) == true)
        #expect(files["PageInteractor.swift"]?.contains("func count(page: Int) {") == true)
        #expect(files["PageInteractor.swift"]?.contains("output") == false)
    }

    /// Between the call and the question the state may have changed.
    @Test func whatIsAskedLaterIsAsked() throws {
        let files = try Self.files(
            count: "DispatchQueue.main.async { [weak self] in PageStore.shared.add(self?.page ?? 0) }")
        #expect(files.values.allSatisfy { !$0.contains("count(page:") })
        #expect(files.values.contains { $0.contains("PageStore.shared.add") })
    }

    /// One that cannot be given anything is no reason for the others to ask.
    @Test func eachIsGivenWhatItMayBeGiven() throws {
        let files = try Self.files(
            more: """

                    private func add(_ pages: Int...) { PageStore.shared.add(page + pages.count) }
                """, call: "count()\n        add(1, 2)")
        #expect(files["PagePresenter.swift"]?.contains("interactor.count(page: page)") == true)
    }

    private static func files(
        count: String = "PageStore.shared.add(page)", more: String = "", call: String = "count()"
    ) throws -> [String: String] {
        try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                    private var page = 1

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = ""
                        turn()
                    }

                    private func turn() {
                        page += 1
                        \(call)
                    }

                    private func count() {
                        \(count)
                    }
                \(more)}

                """,
            pins: [
                "page": .presenter, "turn()": .presenter, "count()": .interactor, "add(_:)": .interactor,
            ], app: [log])
    }

    private static let log = SourceFile(
        path: "PageStore.swift",
        text: "@MainActor final class PageStore { static let shared = PageStore(); func add(_ page: Int) {} }\n")
}
