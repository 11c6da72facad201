import SwiftSource
import Testing

@testable import Refactor

/// How often a method answers on its ways, told by its statements.
struct AnswerCountTests {
    @Test(
        arguments: [
            ("completion(1)", [1]),
            ("save()", [0]),
            ("if ok { completion(1) }", [0, 1]),
            ("if ok { completion(1) } else { completion(2) }", [1]),
            ("if ok { completion(1) } else if late { completion(2) }", [0, 1]),
            ("if ok { completion(1) } else if late { completion(2) } else { completion(3) }", [1]),
            ("guard ok else { completion(0); return }\ncompletion(1)", [1]),
            ("guard ok else { return }\ncompletion(1)", [0, 1]),
            ("if ok { completion(1); return }\ncompletion(2)", [1]),
            ("if ok { completion(1) }\ncompletion(2)", [1, 2]),
            ("switch state { case .a: completion(1)\ndefault: completion(2) }", [1]),
            ("switch state { case .a: completion(1)\ndefault: break }", [0, 1]),
            ("api.load { completion($0) }", [1]),
            ("api.load { [weak self] value in guard let self = self else { return }; completion(value) }", [1]),
            ("api.load { value in guard let value = value else { return }; completion(value) }", [0, 1]),
            ("api.load { DispatchQueue.main.async { completion($0) } }", [1]),
            ("do { try save(); completion(1) } catch { completion(2) }", [1]),
            ("api.load { _ in }\ncompletion(1)", [1]),
            ("session?.load { completion($0) }", [0, 1]),
        ] as [(String, Set<Int>)])
    func theWaysAreCounted(_ body: String, _ counts: Set<Int>) throws {
        #expect(try Self.counts(in: body) == counts, "\(body)")
    }

    @Test(arguments: [
        "for item in items { completion(item) }",
        "items.forEach { completion($0) }",
        "center.addObserver(forName: name, object: nil, queue: nil) { _ in completion(1) }",
        "do { completion(1); try save() } catch { completion(2) }",
        "defer { completion(1) }",
        "motion.startUpdates(to: queue) { _ in completion(1) }",
        "let timer = Timer(timeInterval: 1, repeats: true) { _ in completion(1) }",
        "player.onEnd = { completion(1) }",
        "switch state { case .a: if late { break }; completion(1)\ndefault: completion(2) }",
    ])
    func whatMayRunOftenIsNotClear(_ body: String) throws {
        #expect(try Self.counts(in: body) == nil, "\(body)")
    }

    /// The counts of the calls of `completion` in a method with this body.
    private static func counts(in body: String) throws -> Set<Int>? {
        let source = SourceFile(
            path: "LoadController.swift",
            text: """
                import UIKit

                final class LoadController: UIViewController {
                    func load(completion: @escaping (Int) -> Void) {
                        \(body)
                    }
                }
                """)
        let facts = try SwiftLanguage().facts(of: source)
        let member = try #require(facts.types.first?.members.first)
        let uses = member.tree?.locals.first { $0.name == "completion" }?.uses ?? []
        let statements = try #require(member.tree?.block.statements)
        return AnswerCount(places: uses.map(\.range.lowerBound)).counts(in: statements)
    }
}
