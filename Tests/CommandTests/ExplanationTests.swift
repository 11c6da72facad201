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

    /// What is an interactor's and goes to the presenter says why.
    @Test func aDetourSaysWhy() throws {
        let controller = """
            import UIKit

            final class NotesController: UIViewController {
                private let store = NoteStore()
                private let label = UILabel()

                override func viewDidLoad() { super.viewDidLoad(); label.text = ""; loadNotes() }

                private func loadNotes() {
                    store.fetchNotes { self.store.sortNotes($0) { self.keepNotes($0) } }
                }

                private func keepNotes(_ notes: [String]) {
                    store.saveNotes(notes)
                    finish(notes)
                }

                private func finish(_ notes: [String]) {
                    label.text = notes.first
                    Tracker.log(notes.count)
                }
            }
            final class NoteStore {
                func fetchNotes(_ done: @escaping ([String]) -> Void) {}
                func sortNotes(_ notes: [String], _ done: @escaping ([String]) -> Void) {}
                func saveNotes(_ notes: [String]) {}
            }
            enum Tracker { static func log(_ count: Int) {} }

            """
        try withTemporaryFolder { folder in
            try write(controller, to: folder + "/NotesController.swift")
            let arguments = ["plan", "NotesController.swift", "--only", "all", "--explain", "loadNotes()"]
            let run = try RefactorTool.run(arguments, in: folder)
            #expect(
                run.output.contains(
                    "  moves to the presenter, not to the interactor: calls 'keepNotes', which is not there\n"),
                "\(run.output)")
        }
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
