import Foundation
import TestSupport
import Testing

@testable import RefactorCLI

/// Files that somebody else wrote to do harm: refused with a sentence, at once.
@Suite(.timeLimit(.minutes(2)))
struct HostileFileTests {
    private static let laughs =
        "a: &a [x, x]\n" + (0..<40).map { "b\($0): &b\($0) [*\($0 == 0 ? "a" : "b\($0 - 1)"), *a]\n" }.joined()

    // MARK: - YAML

    @Test(arguments: [laughs, laughs + "? *b39\n: 1\n", "style: *other\n", "names: {A: &x B}\n"])
    func aliasesAreNotRead(text: String) throws {
        try Workshop.run { workshop in
            try workshop.write(text, to: ".refactor.yml")
            try expectRefusal(
                ["plan", "NamesController.swift"], status: 1, saying: ".refactor.yml:",
                "begins an anchor or an alias, which is not read; write the value out", in: workshop.folder)
            try workshop.write(text, to: "a.plan.yml")
            try FileManager.default.removeItem(atPath: workshop.folder + "/.refactor.yml")
            try expectRefusal(
                ["plan", "a.plan.yml"], status: 1, saying: "a.plan.yml:", "begins an anchor or an alias",
                in: workshop.folder)
        }
    }

    @Test(arguments: [
        "a: \"*b\"\n", "a: '&b *c'\n", "a: b * c & d\n", "# *a\na: b # *c\n",
        "a: |\n  *b = &c;\n  - *d\n\n  *e\nf: g\n",
        "- |\n  *a\n- b\n", "a: >-\n  &b\nc: {d: \"&\", e: [f, '*g']}\n", "a: b*c\n", "a: \"b\n  *c\"\n",
    ])
    func starsInTextsAreNone(text: String) throws {
        #expect(try YAMLDocument.root(of: text, at: "a.yml") != nil)
    }

    @Test(arguments: ["[", "{a: ", "- ", "? "])
    func valuesAreNotNestedWithoutEnd(opening: String) throws {
        try Workshop.run { workshop in
            try workshop.write("a:\n  " + String(repeating: opening, count: 20_000) + "\n", to: ".refactor.yml")
            try expectRefusal(
                ["plan", "NamesController.swift"], status: 1, saying: "nested too deeply", in: workshop.folder)
        }
    }

    @Test func anIdentifierOfThreeMegabytesIsNone() throws {
        try Workshop.run { workshop in
            try workshop.writePlan(
                replacing: "id: \"viewDidLoad()\"", with: "id: " + String(repeating: "x", count: 3_000_000))
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "larger than a megabyte", in: workshop.folder)
            try workshop.writePlan(
                replacing: "id: \"viewDidLoad()\"", with: "id: " + String(repeating: "x", count: 500_000))
            #expect(try workshop.refactor("plan", "names.plan.yml").status == 1)
        }
    }

    @Test func theSchemaThatIsMeantIsSaid() throws {
        try Workshop.run { workshop in
            try workshop.writePlan(replacing: "schema: 1", with: "schema: \"1\"")
            #expect(try workshop.refactor("plan", "names.plan.yml").status == 0)
            try workshop.writePlan(replacing: "schema: 1", with: "schema: 2")
            try expectRefusal(
                ["plan", "names.plan.yml"], status: 1, saying: "schema 2 is not known; this version reads schema 1",
                in: workshop.folder)
        }
    }

    // MARK: - Styles

    private func style(_ template: String, at path: String = "{module}Notes.md", _ body: (Workshop) throws -> Void)
        throws
    {
        try Workshop.run { workshop in
            let run = try workshop.refactor("styles", "init", "--from", "viper", "house")
            try #require(run.status == 0, "\(run.errorOutput)")
            let file = ".refactor/styles/house/style.yml"
            let text = try workshop.read(file)
            try workshop.write(text + "files:\n  - path: \"\(path)\"\n    template: notes.stencil\n", to: file)
            try workshop.write(template, to: ".refactor/styles/house/notes.stencil")
            try body(workshop)
        }
    }

    private func expectRefused(_ template: String, saying fragment: String) throws {
        try style(template) { workshop in
            try expectRefusal(
                ["new", "Tea", "--style", "house", "--into", "Tea"], status: 1, saying: fragment, in: workshop.folder)
        }
    }

    @Test(arguments: [
        ("{% for i in 0...100000000 %}x{% endfor %}", "written more than 10000 times"),
        (
            "{% for i in 1...200 %}{% for j in 1...200 %}x{% endfor %}{% endfor %}",
            "a loop over '1...200' would be written more than 10000 times"
        ),
        ("{% for i in 0...forloop.counter %}x{% endfor %}", "needs two whole numbers"),
        ("{{ module|indent:-5 }}", "'indent:-5' needs a number from 0 to 100"),
        ("{{ module|indent:1000000000 }}", "'indent:1000000000' needs a number from 0 to 100"),
        ("{{ module|filter:\"indent:-5\" }}", "there is no filter 'filter'"),
        ("{% filter indent:-5 %}a{% endfilter %}", "there is no block 'filter'"),
        (String(repeating: "{% if module %}", count: 5000), "nested too deeply"),
        (
            "{% for i in 1...10000 %}" + String(repeating: "long ", count: 100) + "{% endfor %}",
            "the template would write more than 4 MB"
        ),
        (
            "{% for i in 1...10000 %}{{ module" + String(repeating: "|indent:100", count: 50) + " }}{% endfor %}",
            "the template would write more than 4 MB"
        ),
        (
            String(repeating: "{% for i in 1...10000 %}{{ i }} {{ module }}{% endfor %}\n", count: 100),
            "the template would write more than 4 MB"
        ),
    ])
    func aTemplateComesToAnEnd(template: String, sentence: String) throws {
        try expectRefused(template, saying: sentence)
    }

    @Test func aLongTemplateIsWritten() throws {
        let text = String(repeating: "All about {{ module|lowercase|indent:4 }}.\n", count: 4_000)
        try style(text) { workshop in
            let run = try workshop.refactor("new", "Tea", "--style", "house", "--into", "Tea")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Tea/TeaNotes.md").utf8.count == 4_000 * "All about tea.\n".utf8.count)
        }
    }

    @Test func aTemplateThatLeadsOutOfItsFolderIsNotRead() throws {
        try style("x") { workshop in
            try workshop.write("secret", to: "secret.txt")
            let path = workshop.folder + "/.refactor/styles/house/notes.stencil"
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: workshop.folder + "/secret.txt")
            try expectRefusal(
                ["new", "Tea", "--style", "house", "--into", "Tea"], status: 1,
                saying: "'notes.stencil' is a link that leads out of the style's folder", in: workshop.folder)
        }
    }

    @Test(arguments: [".git/hooks/pre-commit", "{module}/.hidden"])
    func aStyleWritesNoHiddenFile(path: String) throws {
        try style("x", at: path) { workshop in
            try expectRefusal(
                ["new", "Tea", "--style", "house", "--into", "Tea"], status: 1, saying: "is a hidden file",
                in: workshop.folder)
        }
    }

    // MARK: - What is shown

    @Test(arguments: [
        ("a\tb\nc\r\nd", "a\tb\nc\r\nd"), ("\u{1b}[31mred\u{1b}[0m", "\u{1b}[31mred\u{1b}[0m"),
        ("\u{1b}]0;title\u{7}", "\\u{1b}]0;title\\u{7}"), ("a\rb", "a\\u{d}b"), ("\u{9b}2J", "\\u{9b}2J"),
        ("\u{1b}[2J", "\\u{1b}[2J"), ("\u{8}\u{0}", "\\u{8}\\u{0}"), ("ü 字", "ü 字"),
    ])
    func nothingCommandsATerminal(text: String, shown: String) {
        #expect(Terminal.shown(text) == shown)
    }

    @Test(arguments: ["svg", "html", "dot", "mermaid"])
    func noLinkRunsAScript(format: String) throws {
        try Workshop.run { workshop in
            try workshop.write("final class Other: NamesController {}\n", to: "Other.swift")
            let run = try workshop.refactor("graph", ".", "--format", format, "--link", "javascript:alert('{file}')")
            #expect(!run.output.contains("javascript"), "\(run.output)")
        }
    }

    @Test func severalControllersAreNamed() throws {
        try Workshop.run { workshop in
            let text = Workshop.controller.replacingOccurrences(of: "NamesController", with: "OtherController")
            try workshop.write(Workshop.controller + text, to: "Two.swift")
            try expectRefusal(
                ["emit", "Two.swift", "--into", "Two"], status: 2, saying: "(NamesController, OtherController)",
                "--type", in: workshop.folder)
        }
    }
}
