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
        var head = StyleHead.usual
        head.summary = "a: \"b\" # c"
        head.origin = "yes"
        head.languages = [.objectiveC]
        var screens = StyleScreens.usual
        screens.makers = text
        let style = Refactor.Style(
            id: "house", head: head, components: viper.components, ports: viper.ports, screens: screens)
        try withTemporaryFolder { folder in
            try write(StyleFileWriter(style: style).text(), to: folder + "/style.yml")
            #expect(try StyleFileReader.read(folder + "/style.yml", named: "house").style == style)
        }
    }

    /// A style that says something under every key; one that is added has to be said here too.
    private static var telling: Refactor.Style {
        var head = StyleHead.usual
        head.summary = "says everything"
        head.origin = "a test"
        head.imports = ["Kit", "Other Kit"]
        head.notes = ["one: two", "three"]
        var screens = Refactor.Style.viper.screens
        screens.outlet = ["weak var {outlet}: {output?}"]
        screens.hosts = ["func host({parameters}) {", "    {name}({passed})", "}"]
        var wiring = StyleWiring.usual
        wiring.container = Refactor.Component([], "App", folder: "Whole App", text: ["final class App {", "}"])
        wiring.outputHolder = .router
        wiring.injection = .property
        wiring.registrations = Refactor.Style.zikRouter.wiring.registrations
        wiring.services = "component.{service}"
        wiring.listener = "{module}Listener"
        var testing = StyleTesting.usual
        testing.making = ["{if services}", "a", "{end}", "{builder}({screen})"]
        testing.mocks = [LibraryMock(of: "AnyObject, Base", base: "Object", text: ["init(log: {log}) {", "}"])]
        return Refactor.Style(
            id: "telling", head: head, components: Refactor.Style.viper.components, ports: Refactor.Style.viper.ports,
            protocols: .withUser, screens: screens, wiring: wiring, testing: testing, objectiveC: .viewRouter,
            shapes: Refactor.Style.ribs.shapes)
    }

    @Test func everyKeyIsReadBackAsItWasWritten() throws {
        let files = [(path: "{module}.md", template: "Notes.stencil")]
        let text = StyleFileWriter(style: Self.telling, files: files).text()
        let keys = text.split(separator: "\n").filter { $0.first?.isLetter == true }.compactMap { line in
            line.split(separator: ":").first.map(String.init)
        }
        #expect(keys.sorted() == StyleFileReader.keys)
        try withTemporaryFolder { folder in
            try write("", to: folder + "/Notes.stencil")
            try write(text, to: folder + "/style.yml")
            let found = try StyleFileReader.read(folder + "/style.yml", named: "telling")
            #expect(found.style == Self.telling)
            #expect(found.files.map(\.path) == ["{module}.md"])
        }
    }

    /// The styles, which are read back as they were, leave no key of a component or a port out.
    @Test func someStyleSaysEveryKeyOfItsParts() {
        let keys = { (lines: [String]) in
            Set(lines.map { $0.dropFirst(4) }.filter { $0.first?.isLetter == true }.map { $0.prefix { $0 != ":" } })
        }
        let all = styles + [Self.telling]
        #expect(keys(all.flatMap(\.components).flatMap(\.inFile)).sorted() == Refactor.Component.keys.map { $0[...] })
        #expect(keys(all.flatMap(\.ports).flatMap(\.inFile)).sorted() == Refactor.Port.keys.map { $0[...] })
    }

    /// What a file does not say is as usual.
    @Test func aShortFileIsAStyle() throws {
        let viper = Refactor.Style.viper
        let style = Refactor.Style(id: "short", head: .usual, components: viper.components, ports: viper.ports)
        let text =
            "components:\n"
            + (style.components.flatMap(\.inFile) + ["ports:"] + style.ports.flatMap(\.inFile))
            .joined(separator: "\n")
        try withTemporaryFolder { folder in
            try write(text, to: folder + "/style.yml")
            let read = try StyleFileReader.read(folder + "/style.yml", named: "short").style
            #expect(read.head.summary == "a style of the team" && read.head.origin == folder + "/style.yml")
            #expect(read.components == style.components && read.ports == style.ports && read.protocols == .each)
            #expect(read.screens == .usual && read.wiring == .usual && read.testing == .usual && read.shapes == nil)
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
