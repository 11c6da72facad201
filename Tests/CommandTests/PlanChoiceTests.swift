import Foundation
import TestSupport
import Testing

/// What is decided on the command line stands in the plan file, and `emit` heeds it.
struct PlanChoiceTests {
    private static let screen = """
        import UIKit

        final class NotesController: UIViewController {
            private let label = UILabel()
            private let session = URLSession.shared
            private var count = 0

            @IBAction func tapped(_ sender: UIButton) {
                hideNote()
                refresh()
            }

            private func hideNote() {
                label.isHidden = true
            }

            private func refresh() {
                label.alpha = 1
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                UserDefaults.standard.set(true, forKey: "seen")
                label.isHidden = false
            }

            private func add(_ number: Int) { count += number }

            private func add(text: String) { count += text.count }
        }

        """

    private func run(_ body: (Workshop) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let workshop = Workshop(folder: folder)
            try workshop.write(Self.screen, to: "NotesController.swift")
            let run = try workshop.refactor("plan", "NotesController.swift", "--only", "all", "-o", "notes.plan.yml")
            try #require(run.status == 0, "\(run.errorOutput)")
            try body(workshop)
        }
    }

    private func emitted(_ workshop: Workshop) throws -> String {
        let run = try workshop.refactor("emit", "notes.plan.yml", "--into", "Out", "--force")
        try #require(run.status == 0, "\(run.errorOutput)")
        return try workshop.read("Out/NotesPresenter.swift")
    }

    @Test func statementsGoWhereTheyAreSet() throws {
        try run { workshop in
            let run = try workshop.refactor("plan", "notes.plan.yml", "--set", "tapped:9-10=presenter")
            #expect(run.status == 0 && run.errorOutput == "wrote notes.plan.yml\n", "\(run.errorOutput)")
            #expect(
                try workshop.read("notes.plan.yml").contains(
                    """
                    parts:
                      - member: "tapped(_:)"
                        lines: 9-10
                        starts: "hideNote()"
                        role: presenter

                    """))
            #expect(
                try emitted(workshop).contains(
                    """
                        func tapped() {
                            view?.hideNote()
                            view?.refresh()
                        }
                    """))
        }
    }

    /// The same again changes nothing.
    @Test func whatIsSetTwiceIsSetOnce() throws {
        try run { workshop in
            let words = [
                "plan", "notes.plan.yml", "--set", "tapped(_:):9-10=presenter", "--set", "hideNote=view", "--keep",
                "viewWillAppear",
            ]
            #expect(try RefactorTool.run(words, in: workshop.folder).status == 0)
            let once = try workshop.read("notes.plan.yml")
            #expect(try RefactorTool.run(words, in: workshop.folder).status == 0)
            #expect(try workshop.read("notes.plan.yml") == once)
        }
    }

    /// The presenter is told of the event and asks the interactor for all of it: two methods of the same statements.
    @Test func allOfAnEventGoesToTheInteractor() throws {
        let basket = """
            import UIKit

            final class BasketController: UIViewController {
                let spinner = UIActivityIndicatorView()
                let manager = BasketManager()
                var items: [Item] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    manager.load { [weak self] result in
                        guard let self else { return }
                        self.spinner.stopAnimating()
                        self.items = result
                    }
                }
            }

            struct Item {}
            final class BasketManager { func load(_ completion: @escaping ([Item]) -> Void) {} }

            """
        try Workshop.run { workshop in
            try workshop.write(basket, to: "BasketController.swift")
            let run = try workshop.refactor(
                "plan", "BasketController.swift", "--set", "items=interactor", "--set", "manager=interactor", "--set",
                "viewDidLoad():10-14=interactor", "--only", "all", "--format", "json")
            #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")
            let parts = try JSONShape(decoding: run.output)["parts"].elements()
            #expect(try parts.map { try $0["done"].flag() } == [true])
        }
    }

    /// The target of a selector stays where it is found, and what it does leaves it for the role that was set.
    @Test func whatHasToStayLeavesItsStatements() throws {
        let counter = """
            import UIKit

            final class CounterController: UIViewController {
                private let label = UILabel()
                private var count = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(changed(_:)), name: nil, object: nil)
                }

                @objc private func changed(_ notification: Notification) {
                    count += 1
                    label.text = "\\(count)"
                }
            }

            """
        try Workshop.run { workshop in
            try workshop.write(counter, to: "CounterController.swift")
            let plan = try workshop.refactor(
                "plan", "CounterController.swift", "--set", "changed=presenter", "--set", "count=presenter", "--only",
                "all", "-o", "counter.plan.yml")
            try #require(plan.status == 0, "\(plan.errorOutput)")
            let run = try workshop.refactor("emit", "counter.plan.yml", "--into", "Out")
            try #require(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/CounterPresenter.swift").contains("count += 1"))
            #expect(try workshop.read("Out/CounterController.swift").contains("#selector(changed(_:))"))
        }
    }

    /// A view that keeps a closure would keep its screen, if a call in it had to hold the controller.
    @Test func aClosureThatHoldsNobodyStaysSo() throws {
        let source = """
            import UIKit

            final class TapView: UIView { var onTap: (() -> Void)? }

            final class TapController: UIViewController {
                private let tapView = TapView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tapView.onTap = {
                        UserDefaults.standard.set(true, forKey: "tapped")
                        UserDefaults.standard.set(Date(), forKey: "when")
                    }
                }
            }

            """
        try Workshop.run { workshop in
            try workshop.write(source, to: "TapController.swift")
            let run = try workshop.refactor(
                "emit", "TapController.swift", "--only", "all", "--into", "Out", "--dry-run")
            #expect(!run.output.contains("self.presenter"), "\(run.output)")
            let plan = try workshop.refactor(
                "plan", "TapController.swift", "--set", "viewDidLoad:11-12=interactor", "--only", "all")
            #expect(plan.errorOutput.contains("the closure does not hold it"), "\(plan.errorOutput)")
        }
    }

    /// A part inside of a wider one is set apart from the rest of it.
    @Test func aPartInsideAnotherIsSetApart() throws {
        try run { workshop in
            let run = try workshop.refactor(
                "plan", "notes.plan.yml", "--set", "viewWillAppear:23-24=presenter", "--set", "viewWillAppear:24=view",
                "--format", "json")
            #expect(run.status == 0 && run.errorOutput == "wrote notes.plan.yml\n", "\(run.errorOutput)")
            let parts = try JSONShape(decoding: run.output)["parts"].elements()
            let told = try parts.map {
                try "\(Int($0["line"].number()))-\(Int($0["endLine"].number())) \($0["role"].text())"
            }
            #expect(told == ["23-24 presenter", "24-24 view"])
            #expect(try parts.map { try $0["done"].flag() } == [true, true])
        }
    }

    /// Who sets what is proposed anyway decides as well: the file keeps it, for later runs may propose otherwise.
    @Test func whatIsProposedCanBeSet() throws {
        try run { workshop in
            let run = try workshop.refactor("plan", "notes.plan.yml", "--set", "refresh()=view")
            #expect(run.status == 0, "\(run.errorOutput)")
            let again = try workshop.refactor("plan", "notes.plan.yml", "--set", "hideNote()=view")
            #expect(again.status == 0, "\(again.errorOutput)")
            let lines = try workshop.read("notes.plan.yml").split(separator: "\n")
            #expect(lines.count { $0 == "    pinned: true" } == 2)
            let json = try workshop.refactor("plan", "notes.plan.yml", "--format", "json")
            let members = try JSONShape(decoding: json.output)["members"].elements()
            let pinned = try members.filter { try $0["pinned"].flag() }.map { try $0["id"].text() }
            #expect(pinned == ["hideNote()", "refresh()"])
        }
    }

    /// What is not legal is refused with its reason, and the rest is done.
    @Test func whatIsNotLegalStaysWithItsReason() throws {
        try run { workshop in
            let run = try workshop.refactor(
                "plan", "notes.plan.yml", "--set", "tapped:9-10=presenter", "--set", "viewWillAppear(_:):22=router",
                "--format", "json")
            #expect(run.errorOutput.contains("line 22 of 'viewWillAppear(_:)' cannot be of the router: calls super"))
            let parts = try JSONShape(decoding: run.output)["parts"].elements()
            #expect(try parts.map { try $0["done"].flag() } == [true, false])
            #expect(try parts[0]["methods"].elements().map { try $0.text() } == ["tapped"])
            #expect(try parts[1]["reason"].text() == "uses-super")
            #expect(try workshop.read("notes.plan.yml").contains("    role: router\n    stays: \"calls super\"\n"))
            #expect(try emitted(workshop).contains("view?.hideNote()"))
        }
    }

    /// Of methods of one name, the one is meant that stands on the lines.
    @Test func linesTellWhichMethodIsMeant() throws {
        try run { workshop in
            let run = try workshop.refactor("plan", "notes.plan.yml", "--set", "add:29=interactor")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("notes.plan.yml").contains("  - member: \"add(text:)\"\n    lines: 29-29\n"))
        }
    }

    /// A plan file is a person's: what they noted in it stays.
    @Test func commentsStayWhereTheyStood() throws {
        try run { workshop in
            let text = try workshop.read("notes.plan.yml")
            try workshop.write(
                "# Agreed on with Ada.\n"
                    + text.replacingOccurrences(of: "style: viper\n", with: "style: viper # as all of ours\n\n")
                    .replacingOccurrences(
                        of: "  - id: \"refresh()\"\n", with: "  # Ask for the colour.\n  - id: \"refresh()\"  # slow?\n"
                    )
                    + "# Done.\n", to: "notes.plan.yml")
            let words = ["plan", "notes.plan.yml", "--set", "refresh=view", "--set", "tapped:9-10=presenter"]
            for _ in 1...2 { #expect(try RefactorTool.run(words, in: workshop.folder).status == 0) }
            let written = try workshop.read("notes.plan.yml")
            #expect(written.hasPrefix("# Agreed on with Ada.\n# The plan of NotesController."), "\(written)")
            #expect(written.contains("style: viper  # as all of ours\n\nonly: all\nfiles:\n"))
            #expect(
                written.contains("  # Ask for the colour.\n  - id: \"refresh()\"  # slow?\n    role: view\n"))
            #expect(written.hasSuffix("# Done.\n") && written.components(separatedBy: "Ada").count == 2)
        }
    }

    /// Lines that have moved are found again by the words that the part begins with.
    @Test func aPartIsFoundAgainByItsWords() throws {
        try run { workshop in
            _ = try workshop.refactor("plan", "notes.plan.yml", "--set", "tapped:9-10=presenter")
            let moved = Self.screen.replacingOccurrences(of: "import UIKit\n", with: "import UIKit\n\n// More.\n")
            try workshop.write(moved, to: "NotesController.swift")
            #expect(try emitted(workshop).contains("view?.hideNote()"))
            _ = try workshop.refactor("plan", "notes.plan.yml", "--keep", "refresh")
            #expect(try workshop.read("notes.plan.yml").contains("    lines: 11-12\n"))
        }
    }

    @Test func aNameThatIsGivenIsUsed() throws {
        try run { workshop in
            _ = try workshop.refactor("plan", "notes.plan.yml", "--set", "tapped:9-10=presenter")
            let run = try workshop.refactor("plan", "notes.plan.yml", "--rename", "tapped=hideAndRefresh")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try emitted(workshop).contains("func hideAndRefresh() {"))
            #expect(try workshop.read("Out/NotesController.swift").contains("presenter.hideAndRefresh()"))
        }
    }

    @Test func aMethodThatIsKeptIsNotCut() throws {
        try run { workshop in
            let text = "UserDefaults.standard.set(true, forKey: \"seen\")"
            _ = try emitted(workshop)
            #expect(try !workshop.read("Out/NotesController.swift").contains(text))
            let run = try workshop.refactor("plan", "notes.plan.yml", "--keep", "viewWillAppear(_:)")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("notes.plan.yml").contains("    cut: false\n"))
            let emit = try workshop.refactor("emit", "notes.plan.yml", "--into", "Kept")
            #expect(emit.status == 0, "\(emit.errorOutput)")
            let file = workshop.exists("Kept/NotesController.swift") ? "Kept/NotesController.swift" : nil
            #expect(try file.map { try workshop.read($0).contains(text) } ?? true)
        }
    }

    @Test func theSettingsKeepMethodsByName() throws {
        try run { workshop in
            try workshop.write("keep: [viewWillAppear]\n", to: ".refactor.yml")
            let run = try workshop.refactor("plan", "NotesController.swift", "--only", "all", "--format", "yaml")
            #expect(run.output.contains("    cut: false\n"), "\(run.errorOutput)")
        }
    }

    /// Without a plan file it is shown what would become of it.
    @Test func withoutAFileNothingIsWritten() throws {
        try run { workshop in
            let before = try contents(of: workshop.folder)
            let run = try workshop.refactor(
                "plan", "NotesController.swift", "--only", "all", "--set", "tapped:9-10=presenter", "--format", "json")
            #expect(try JSONShape(decoding: run.output)["parts"].elements().count == 1)
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    @Test(arguments: [
        (["--set", "nothing=presenter"], "no member 'nothing'"),
        (["--set", "refesh=presenter"], "did you mean 'refresh'"),
        (["--set", "refresh=presentr"], "'presentr' is no role; use view, presenter"),
        (["--set", "refresh"], "write --set 'member=role'"),
        (["--set", "add=presenter"], "'add' could be 'add(_:)', 'add(text:)'; name one of them in full"),
        (
            ["--set", "tapped:1-2=presenter"],
            "no whole statement of 'tapped(_:)' stands on lines 1-2, for it stands on lines 8-11; give the lines"
        ),
        (["--set", "tapped:10-9=presenter"], "'tapped:10-9' names no lines; write the first line before the last"),
        (["--set", "tapped:0=presenter"], "'tapped:0' names no lines"),
        (["--set", "taped:9-10=presenter"], "no member 'taped'; did you mean 'tapped'"),
        (["--set", "add:9-10=presenter"], "'add' could be 'add(_:)', 'add(text:)'"),
        (["--set", "tapped:9-10=entity"], "statements cannot be of the entity"),
        (["--keep", "nothing"], "no member 'nothing'"),
        (["--rename", "nothing=other"], "no part is called 'nothing'"),
        (["--rename", "appear=1st"], "'1st' is no name of a method"),
        (["--set", "tapped:9-10=presenter", "--rename", "tapped=refresh"], "the controller has a member of that name"),
    ])
    func whatCannotBeIsNamed(words: [String], message: String) throws {
        try run { workshop in
            let before = try workshop.read("notes.plan.yml")
            let run = try RefactorTool.run(["plan", "notes.plan.yml"] + words, in: workshop.folder)
            #expect(run.status == 2)
            #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
            #expect(try workshop.read("notes.plan.yml") == before)
        }
    }

    @Test(arguments: [
        ("role: presenter", "role: model", "'model' is no role"), ("lines: 9-10", "lines: ten", "needs its 'lines'"),
        ("member: \"tapped(_:)\"", "member: \"taped(_:)\"", "did you mean 'tapped(_:)'"),
        ("starts:", "begins:", "unknown key 'begins'"),
        ("role: presenter", "role: presenter\n    name: refresh", "cannot be called 'refresh'"),
    ])
    func whatIsWrongInTheFileIsNamedWithItsLine(old: String, new: String, message: String) throws {
        try run { workshop in
            _ = try workshop.refactor("plan", "notes.plan.yml", "--set", "tapped:9-10=presenter")
            let text = try workshop.read("notes.plan.yml")
            let parts = try #require(text.range(of: "parts:"))
            let tail = text[parts.lowerBound...].replacingOccurrences(of: old, with: new)
            try workshop.write(text[..<parts.lowerBound] + tail, to: "notes.plan.yml")
            let run = try workshop.refactor("plan", "notes.plan.yml")
            #expect(run.status == 1)
            #expect(
                run.errorOutput.contains(message) && run.errorOutput.contains("notes.plan.yml:"), "\(run.errorOutput)")
        }
    }
}
