import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// A style as YAML: what is written is read back, and what is wrong is said with line and column.
struct StyleFileTests {
    @Test(arguments: styles.map(\.id))
    func everyStyleIsReadBackAsItWas(id: String) throws {
        let style = try #require(styles.first { $0.id == id })
        try withTemporaryFolder { folder in
            try write(StyleFileWriter(style: style).text(), to: folder + "/style.yml")
            #expect(try StyleFileReader.read(folder + "/style.yml", named: id).style == style)
        }
    }

    @Test func linesAreKeptToTheBlank() throws {
        let text = ["    indented", "", "  less", "last"]
        let viper = Refactor.Style.viper
        let style = Refactor.Style(
            id: "house", summary: "a: \"b\" # c", origin: "yes", components: viper.components, ports: viper.ports,
            protocols: .each, screens: text, languages: [.objectiveC])
        try withTemporaryFolder { folder in
            try write(StyleFileWriter(style: style).text(), to: folder + "/style.yml")
            #expect(try StyleFileReader.read(folder + "/style.yml", named: "house").style == style)
        }
    }

    /// An edit of the plain style, and what is said of it.
    static let mistakes: [(old: String, new: String, message: String)] = [
        ("roles: [router]", "roles: [ruoter]", "'ruoter' is no role; did you mean 'router'?"),
        ("    hold: weak", "    holt: weak", "unknown key 'holt'; did you mean 'hold'?"),
        ("    hold: weak", "    hold: week", "'week' is no hold; did you mean 'weak'?"),
        ("    hold: weak\n", "", "a port needs 'hold'"),
        ("        {wiring}", "        {wirnig}", "there is no word '{wirnig}' here"),
        ("        {wiring}", "        {if services}\n        {wiring}", "this block has no '{end}'"),
        (
            "        {wiring}", "        {if servces}\n        {wiring}\n        {end}",
            "there is no word '{if servces}' here"
        ),
        ("        {wiring}", "        {wiring}\n        {end}", "no '{if …}' stands before this '{end}'"),
        ("        {wiring}", "        {wiring}\n        let a = {service}", "'{service}' stands in blocks only"),
        ("summary: ", "shapes:\n  kinds: [headless]\n  files: []\nsummary: ", "'headless' is no shape"),
        ("{controller}({arguments})", "{contoller}({arguments})", "did you mean 'controller'?"),
        ("name: \"{module}Router\"", "name: Router", "'Router' would be the same in every module"),
        ("summary:", "sumary:", "unknown key 'sumary'; did you mean 'summary'?"),
        ("protocols: ", "protocols: some #", "'some' says nothing about protocols"),
        ("languages: [objective-c, swift]", "languages: [swfit]", "'swfit' is no language; did you mean 'swift'?"),
        ("summary: ", "summary: {a}: ", "not valid YAML"),
        ("summary: ", "origin: twice\nsummary: ", "'origin' stands here more than once"),
        ("hold: weak", "hold: strong", "would keep each other alive for ever"),
        ("components:", "components: []\nparts:", "unknown key 'parts'"),
        ("        {wiring}", "        {rout}", "did you mean 'route'?"),
        ("protocols: ", "container: { name: A.B }\nprotocols: ", "a container needs a 'name'"),
        (
            "    roles: [presenter]", "    roles: [presenter]\n    header: |\n      {contoller}",
            "did you mean 'controller'?"
        ),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeIsSaidWithItsPlace(index: Int) throws {
        let (old, new, message) = Self.mistakes[index]
        let text = StyleFileWriter(style: .viper).text()
        let range = try #require(text.range(of: old))
        try withTemporaryFolder { folder in
            try write(text.replacingCharacters(in: range, with: new), to: folder + "/.refactor/styles/house/style.yml")
            let run = try RefactorTool.run(["styles", "show", "house"], in: folder)
            #expect(run.status == 1)
            let parts = run.errorOutput.split(separator: ":")
            try #require(parts.count > 4 && parts[1] == " .refactor/styles/house/style.yml", "\(run.errorOutput)")
            #expect(parts[2...3].allSatisfy { Int($0) != nil }, "\(run.errorOutput)")
            #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
        }
    }

    /// As a style was written before there were blocks for routes and entries.
    static let former: [(style: String, block: [String], line: String)] = [
        (
            "module-interface", ["{for route}", "static let {route} = \"{route}\"", "{end}"],
            "static let {route} = \"{route}\""
        ),
        (
            "vipera", ["{for entry}", "var {entry}: {type} { {value} }", "{end}"],
            "var {service}: {service_type} { {service_value} }"
        ),
    ]

    @Test(arguments: former.indices)
    func aLineThatWasRepeatedWithoutABlockIsShownAsOne(index: Int) throws {
        let (style, block, line) = Self.former[index]
        try withTemporaryFolder { folder in
            let path = ".refactor/styles/house/style.yml"
            #expect(try RefactorTool.run(["styles", "init", "--from", style, "house"], in: folder).status == 0)
            var lines = try String(contentsOfFile: folder + "/" + path, encoding: .utf8).components(separatedBy: "\n")
            let start = try #require(lines.firstIndex { $0.hasSuffix(block[1]) }) - 1
            #expect(lines[start...start + 2].map { $0.trimmingCharacters(in: .whitespaces) } == block)
            lines.replaceSubrange(start...start + 2, with: ["          " + line])
            try write(lines.joined(separator: "\n"), to: folder + "/" + path)
            try expectRefusal(
                ["new", "Login", "--style", "house", "--into", "Login"], status: 1, saying: "\(path):\(start + 1):",
                "stands in blocks only; write the lines \(block.map { "'\($0)'" }.joined(separator: ", "))", in: folder)
        }
    }

    @Test func thePlaceIsThatOfTheMistake() throws {
        let text = StyleFileWriter(style: .viper).text().replacingOccurrences(
            of: "    {wiring}", with: "    {wirnig}")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("{wirnig}") })
        let column = lines[line].prefix { $0 != "{" }.count
        try withTemporaryFolder { folder in
            try write(text, to: folder + "/.refactor/styles/house/style.yml")
            let run = try RefactorTool.run(["styles", "show", "house"], in: folder)
            #expect(run.errorOutput.contains("style.yml:\(line + 1):\(column + 1): "), "\(run.errorOutput)")
        }
    }
}
