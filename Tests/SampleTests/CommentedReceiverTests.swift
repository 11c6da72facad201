import Foundation
import Refactor
import Testing

/// What is removed in front of a name keeps the comments that stand in it.
struct CommentedReceiverTests {
    @Test(arguments: [
        ("self/* why */.loaded = true", "/* why */loaded = true"),
        ("self // why\n            .loaded = true", " // why\n            loaded = true"),
        ("self /* a */ . /* b */ loaded = true", " /* a */  /* b */ loaded = true"),
        ("self.loaded = true", "loaded = true"),
    ])
    func commentsBetweenSelfAndANameStay(line: String, expected: String) throws {
        let bytes = Array(line.utf8)
        let file = SourceFile(path: "A.swift", bytes: bytes)
        let end = try #require(line.range(of: "loaded")).lowerBound.utf16Offset(in: line)
        var edits = EditList()
        edits.remove(0..<end, besidesCommentsOf: file, because: .receiver)
        let (pieces, removals) = edits.apply(to: 0..<bytes.count, of: 0)
        let kept = pieces.compactMap { piece -> String? in
            guard case .source(_, let range) = piece else { return nil }
            return String(decoding: bytes[range], as: UTF8.self)
        }
        #expect(kept.joined() == expected)
        let gone = removals.flatMap { bytes[$0.range] }.filter { $0 != 32 && $0 != 10 }
        #expect(String(decoding: gone, as: UTF8.self) == "self.")
    }

    @Test func aPartOfAClosureMovesWithTheCommentBehindSelf() throws {
        let text = """
            import UIKit

            final class BookingViewController: UIViewController {
                private var holdTimer: Timer?

                private func choose(_ slot: Slot) {
                    service.hold(slot) { [weak self] seconds in
                        guard let self = self else { return }
                        self/* why */.holdTimer?.invalidate()
                        self.holdTimer = Timer.scheduledTimer(
                            timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
                    }
                }

                @objc private func tick() {}
            }

            """
        let plan = try plan(of: [SourceFile(path: "BookingViewController.swift", text: text)]) { _ in nil }
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let written = emission.files.map { String(decoding: $0.bytes(from: plan.controller.files), as: UTF8.self) }
        #expect(written.joined().components(separatedBy: "/* why */").count == 2)
    }
}
