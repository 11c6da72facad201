import Refactor
import TestSupport
import Testing

/// A request and its answer, in each form: source in, presenter and interactor out.
struct AnswerPictureTests {
    /// A controller with a request of a block, and one that shows what it found out by itself.
    private static let source = SourceFile(
        path: "FeedController.swift",
        text: """
            import UIKit

            final class FeedController: UIViewController {
                private let label = UILabel()
                private let session = URLSession.shared
                private var page = 1
                private var titles: [String] = []

                // MARK: - Paging

                private func loadMore() {
                    guard titles.count < 100 else { return }
                    load(page: page) { [weak self] titles in
                        self?.append(titles)
                    }
                }

                private func append(_ more: [String]) {
                    titles += more.filter { !$0.isEmpty && !titles.contains($0) }
                    label.text = titles.joined(separator: ", ")
                }

                // MARK: - Networking

                private func load(page: Int, completion: @escaping ([String]) -> Void) {
                    session.dataTask(with: URL(string: "https://feed.example/\\(page)")!) { data, _, _ in
                        DispatchQueue.main.async {
                            completion(data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? [])
                        }
                    }.resume()
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    loadMore()
                }
            }

            """)

    @Test(arguments: [
        (
            AnswerForm.asyncAwait,
            """
                    Task { [weak self, interactor, page] in
                        let titles = await interactor.load(page: page)
                        self?.append(titles)
                    }
            """,
            """
                func load(page: Int) async -> [String] {
                    await withCheckedContinuation { continuation in
                        load(page: page) { continuation.resume(returning: $0) }
                    }
                }
            """
        ),
        (
            .combine,
            """
                    interactor.load(page: page).sink { [weak self] titles in
                        self?.append(titles)
                    }.store(in: &subscriptions)
            """,
            """
                func load(page: Int) -> AnyPublisher<[String], Never> {
                    Future { promise in
                        self.load(page: page) { promise(.success($0)) }
                    }
                    .eraseToAnyPublisher()
                }
            """
        ),
        (
            .callbacks,
            """
                    interactor.load(page: page) { [weak self] titles in
                        self?.append(titles)
                    }
            """,
            "    func load(page: Int, completion: @escaping ([String]) -> Void) {"
        ),
    ])
    func aRequestWithABlock(_ form: AnswerForm, _ asked: String, _ answered: String) throws {
        let plan = try plan(of: [Self.source]) { ["append(_:)", "page", "titles"].contains($0.id) ? .presenter : nil }
        let emission = try expectCompiles(plan.answering(by: form))
        for (name, part) in [("FeedPresenter.swift", asked), ("FeedInteractor.swift", answered)] {
            let file = emission.module(of: plan).first { $0.name == name }
            let text = String(decoding: file?.bytes ?? [], as: UTF8.self)
            #expect(text.contains(part), "\(text)")
        }
    }

    /// Names and forms that a method which waits has to look out for: the request's head, its call, and what is said
    /// or written of it.
    @Test(arguments: [
        ("continuation: Int, completion: @escaping ([String]) -> Void)", "continuation: page", "{ waiting.resume("),
        ("y where: Int, completion: @escaping ([String]) -> Void)", "y: page", "load(y: `where`) {"),
        ("_ page: inout Int, completion: @escaping ([String]) -> Void)", "&page", "takes what cannot be kept"),
        ("page: Int, completion: @escaping ([String]) -> Void) throws", "page: page", "may throw"),
        ("page: Int, completion: @escaping Taker)", "page: page", "is no block that takes values"),
    ])
    func aRequestOfAnotherForm(_ head: String, _ arguments: String, _ expected: String) throws {
        let attempt = head.hasSuffix("throws") ? "try? load(" : "load("
        let text = String(decoding: Self.source.bytes, as: UTF8.self)
            .replacing("load(page: page)", with: attempt + arguments + ")")
            .replacing("load(page: Int, completion: @escaping ([String]) -> Void)", with: "load(" + head)
            .replacing("example/\\(page)", with: "example/")
        let source = SourceFile(
            path: Self.source.path, text: text + "\ntypealias Taker = ([String]) -> Void\n")
        let plan = try plan(of: [source]) { ["append(_:)", "page", "titles"].contains($0.id) ? .presenter : nil }
            .answering(by: .asyncAwait)
        let emission = try expectCompiles(plan)
        let file = emission.module(of: plan).first { $0.name == "FeedInteractor.swift" }
        let said = plan.findings.filter { $0.rule == "answer-stays" }.map(\.message).joined()
        let written = String(decoding: file?.bytes ?? [], as: UTF8.self)
        #expect(said.contains(expected) || written.contains(expected), "\(said)\n\(written)")
    }
}
