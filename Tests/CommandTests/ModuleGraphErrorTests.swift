import TestSupport
import Testing

/// Module graphs and options that cannot be.
struct ModuleGraphErrorTests {
    @Test(arguments: [
        ("{", "it is no JSON"), ("[]", "of another kind"), ("{}", "has no 'schema'"),
        (#"{"schema": 9, "modules": "later"}"#, "the schema 9 is not known; this version reads schema 1"),
        (#"{"schema": 1}"#, "has no 'modules'"),
        (#"{"schema": 1, "modules": [{"style": "x"}]}"#, "'modules[0]' has no 'name'"),
        (#"{"schema": 1, "modules": [{"name": 3}]}"#, "'modules[0].name' has a value of another kind"),
        // Of several faults the first by its name, whatever the order in which a dictionary has them.
        (
            #"{"schema": 1, "modules": [{"name": "A", "roles": {"e": 1, "d": 1, "c": 1, "b": 1, "a": 1, "f": 1}}]}"#,
            "'modules[0].roles.a' has a value of another kind"
        ),
        (
            #"{"schema": 1, "modules": [{"name": "A"}], "edges": [{"from": "A", "to": "B", "kind": "route"}]}"#,
            "the edge 'A' → 'B' names 'B'"
        ),
    ])
    func aFileThatIsNoGraphIsToldApart(text: String, sentence: String) throws {
        try withTemporaryFolder { folder in
            try write(text, to: folder + "/x.json")
            try expectRefusal(
                ["graph", "x.json", "-o", "x.svg"], status: 1, saying: "'x.json' is no module graph: ", sentence,
                in: folder)
        }
    }

    @Test(arguments: [
        ("--focus", "Lgin", "'Login'"), ("--reaches", "Sess", "'Session'"), ("--focus", "zzzzz", "lists them"),
    ])
    func anUnknownModuleIsAnsweredWithTheNearest(option: String, name: String, answer: String) throws {
        try withGraph { folder in
            try expectRefusal(
                ["graph", "notes.json", option, name, "-o", "x.svg"], status: 2, saying: "'\(name)'", answer, in: folder
            )
        }
    }

    @Test func anUnknownEndingIsAnsweredWithThoseThatThereAre() throws {
        try withGraph { folder in
            try expectRefusal(
                ["graph", "notes.json", "-o", "x.gif"], status: 2, saying: "'x.gif'", ".svg", ".json", ".text",
                in: folder)
        }
    }

    @Test func optionsOfModuleGraphsAreNotForControllers() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["graph", "NamesController.swift", "--level", "app", "-o", "x.svg"], status: 2, saying: "--level",
                "module graphs", in: workshop.folder)
        }
    }

    @Test(arguments: [
        (["--level", "near"], "app, module or wiring"), (["--kinds", "route,jump"], "'jump'"),
        (["--depth", "2"], "--focus"), (["--max-nodes", "1"], "--max-nodes"), (["--link", "x"], "{file}"),
        (["--format", "gif"], "svg"), (["--diff"], "two files"),
        (["notes.json", "--diff", "--focus", "Home"], "whole graphs"), (["--split", "a", "-o", "b.svg"], "-o"),
        (["--format", "png"], "-o"), (["--split", "a", "--format", "text"], "pictures"),
        (["notes.json", "--diff", "--check"], "choose one"), (["--include", "Tests"], "reading a folder"),
        (["--exclude", "Legacy"], "--exclude"), (["--level", "wiring"], "is for pictures"),
        (["--level", "wiring", "-o", "x.json"], "is for pictures"), (["--format", "json", "--title", "A"], "--title"),
        (["--format", "text", "--max-nodes", "9"], "--max-nodes"),
        (["--format", "text", "--link", "https://example.com/{file}"], "--link"),
    ])
    func optionsAreCheckedAtTheDoor(options: [String], answer: String) throws {
        try withGraph { folder in
            let run = try RefactorTool.run(["graph", "notes.json"] + options, in: folder)
            #expect(run.status == 2, "\(run.errorOutput)")
            #expect(run.output.isEmpty && run.errorOutput.contains(answer), "\(run.errorOutput)")
        }
    }
}
