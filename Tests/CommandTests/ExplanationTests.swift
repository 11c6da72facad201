import Foundation
import TestSupport
import Testing

/// What `--explain` says about a member beside the list of its evidence.
struct ExplanationTests {
    private let controller = """
        import UIKit

        final class NotesController: UIViewController {
            @IBOutlet var label: UILabel!
            private let store = NoteStore()

            override func viewDidLoad() { super.viewDidLoad(); loadNotes() }

            private func loadNotes() { UserDefaults.standard.set(true, forKey: "loaded"); _ = size() }

            private func size() -> Int { store.size }
        }

        """

    private func explain(_ member: String, _ arguments: String...) throws -> String {
        try withTemporaryFolder { folder in
            try write(controller, to: folder + "/NotesController.swift")
            let run = try RefactorTool.run(
                ["plan", "NotesController.swift", "--explain", member] + arguments, in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            return run.output
        }
    }

    private func lines(_ text: String, with fragment: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { $0.contains(fragment) }
    }

    @Test func theStrongestCounterArgumentHasALine() throws {
        let text = try explain("loadNotes()")
        let counter = lines(text, with: "strongest counter-argument")
        #expect(counter.count == 1, "\(text)")
        let against = lines(text, with: "against it")
        #expect(against.count == 1, "\(text)")
    }

    @Test func whatWouldChangeTheDecisionIsSaid() throws {
        let text = try explain("loadNotes()")
        let change = lines(text, with: "it would be") + lines(text, with: "would change it")
        #expect(change.count == 1, "\(text)")
    }

    @Test func nothingChangesAnAnchor() throws {
        let text = try explain("label")
        #expect(lines(text, with: "nothing would change it").count == 1, "\(text)")
    }

    @Test func aCloseCallSaysBetweenWhat() throws {
        let text = try explain("size()")
        #expect(lines(text, with: "a close call: ").count == 1, "\(text)")
        #expect(text.contains("but not the view"), "\(text)")
    }

    @Test func theEvidenceIsSortedByWeight() throws {
        for part in try explain("loadNotes()").components(separatedBy: "against it") {
            let weights = part.split(separator: "\n").compactMap { line in
                line.split(separator: " ").first.flatMap { Int($0) }
            }
            #expect(weights.map(abs) == weights.map(abs).sorted(by: >), "\(weights)")
        }
    }
}
