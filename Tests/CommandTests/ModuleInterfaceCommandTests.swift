import TestSupport
import Testing

/// The border of a module as the commands show it, and what a person may decide about it in the plan file.
struct ModuleInterfaceCommandTests {
    private static let controller = """
        import UIKit

        protocol NotesDelegate: AnyObject {
            func notesDidClose()
        }

        final class NotesController: UIViewController {
            var folder: String!
            var limit: Int?
            weak var delegate: NotesDelegate?
            private var secret = 3

            override func viewDidLoad() {
                super.viewDidLoad()
                title = folder
                print(limit as Any, secret)
            }

            func close() {
                delegate?.notesDidClose()
                UserDefaults.standard.set(1, forKey: "closed")
                dismiss(animated: true)
            }
        }

        """

    private func run(_ edits: [(String, String)] = [], _ test: (Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try workshop.write(Self.controller, to: "NotesController.swift")
            let run = try workshop.refactor("plan", "NotesController.swift", "--only", "all", "-o", "names.plan.yml")
            try #require(run.status == 0, "\(run.errorOutput)")
            var text = try workshop.read("names.plan.yml")
            for (old, new) in edits {
                try #require(text.contains(old), "\(text)")
                text = text.replacing(old, with: new)
            }
            try workshop.write(text, to: "names.plan.yml")
            try test(workshop)
        }
    }

    private func builder(_ workshop: Workshop) throws -> String {
        let run = try workshop.refactor("emit", "names.plan.yml", "--into", "Out")
        #expect(run.status == 0, "\(run.errorOutput)")
        return try workshop.read("Out/NotesBuilder.swift")
    }

    @Test func thePlanListsItAndTheBuilderTakesIt() throws {
        try run { workshop in
            let plan = try workshop.refactor("plan", "NotesController.swift", "--only", "all", "--all").output
            #expect(plan.contains("What comes in and goes out\n") && plan.contains("Where it leads\n"))
            let text = try builder(workshop)
            #expect(
                text.contains(
                    "static func build(folder: String, limit: Int? = nil, delegate: NotesDelegate? = nil) -> NotesController"
                ))
            #expect(text.contains("view.folder = folder\n"))
        }
    }

    @Test func aNameAndAFormAreKept() throws {
        let edits = [
            ("name: folder", "name: path"),
            (
                "  - property: limit\n    direction: in\n    as: parameter",
                "  - property: limit\n    direction: in\n    as: property"
            ),
        ]
        try run(edits) { workshop in
            let text = try builder(workshop)
            #expect(text.contains("build(path: String, delegate: NotesDelegate? = nil)"), "\(text)")
            #expect(text.contains("view.folder = path\n"))
            let before = try workshop.read("names.plan.yml")
            let again = try workshop.refactor("plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(again.status == 0)
            #expect(try workshop.read("names.plan.yml") == before)
        }
    }

    @Test(arguments: [
        ("as: parameter\n", "as: argument\n", "'argument' is no way in; use parameter or property", "as: argument"),
        ("name: folder", "name: my folder", "'my folder' is no name of a parameter", "property: folder"),
        ("property: folder", "property: foldr", "no property 'foldr'; did you mean 'folder'?", "property: foldr"),
        ("direction: out", "directon: out", "unknown key 'directon'; did you mean 'direction'?", "directon"),
        ("name: limit", "name: folder", "'limit' cannot be called 'folder', because 'folder' is", "property: limit"),
        (
            "border:\n", "border:\n  - property: secret\n    as: parameter\n",
            "'secret' cannot be a parameter of the builder, because other code cannot set it", "property: secret"
        ),
    ])
    func whatCannotBeIsAnErrorInItsLine(old: String, new: String, message: String, place: String) throws {
        try run([(old, new)]) { workshop in
            let line = try workshop.planLine(of: place)
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "names.plan.yml:\(line): ", message, in: workshop.folder)
        }
    }
}
