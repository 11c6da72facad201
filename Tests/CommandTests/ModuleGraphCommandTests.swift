import Foundation
import TestSupport
import Testing

/// `refactor graph` with files of module graphs.
struct ModuleGraphCommandTests {
    @Test(arguments: [
        ("a.svg", "<svg"), ("a.html", "<!doctype html>"), ("a.dot", "digraph"), ("a.mermaid", "---\ntitle"),
        ("a.mmd", "---\ntitle"), ("a.json", "{"), ("a.txt", "4 modules, 1 service"),
    ])
    func theEndingChoosesTheFormat(name: String, start: String) throws {
        try withGraph { folder in
            let run = try refactor(["notes.json", "-o", name], in: folder)
            #expect(run.status == 0 && run.output.isEmpty && run.errorOutput == "wrote \(name)\n")
            #expect(try read("\(folder)/\(name)").hasPrefix(start))
        }
    }

    @Test(arguments: ["dot", "html", "json", "mermaid", "svg", "text"])
    func textIsPrintedAndIsAlwaysTheSame(format: String) throws {
        try withGraph { folder in
            let run = try refactor(["notes.json", "--format", format], in: folder)
            #expect(run.status == 0 && !run.output.isEmpty && run.errorOutput.isEmpty)
            #expect(try refactor(["notes.json", "--format", format], in: folder).output == run.output)
        }
    }

    @Test func whatIsWrittenAsJSONDrawsTheSamePicture() throws {
        try withGraph { folder in
            _ = try refactor(["notes.json", "-o", "again.json"], in: folder)
            let pictures = try ["notes.json", "again.json"].map {
                try refactor([$0, "--format", "svg"], in: folder).output
            }
            #expect(pictures[0] == pictures[1])
            let shape = try JSONShape(decoding: read(folder + "/again.json"))
            try shape.expect([
                "schema": .number, "modules": .list, "services": .list, "edges": .list, "holds": .list,
                "findings": .list,
            ])
            try shape["edges"].elements()[0].expect([
                "from": .text, "to": .text, "label": .text, "via": .text, "evidence": .text,
                "kind": .oneOf(["route", "child", "service", "adapter", "output", "builds", "uses"]),
            ])
        }
    }

    // MARK: - Large apps

    private func withShop(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(ModuleGraphs.features(9, screens: 10), to: folder + "/shop.json")
            try body(folder)
        }
    }

    @Test func aGroupIsOpened() throws {
        try withShop { folder in
            let text = try refactor(["shop.json", "--group", "Feature3", "--format", "svg"], in: folder).output
            #expect(text.contains("data-id=\"F3S9\"") && text.contains("data-id=\"part Feature3\""))
            #expect(text.contains("data-id=\"F2S0\"") && !text.contains("data-id=\"F2S1\""))
            let wrong = try refactor(["shop.json", "--group", "Featur3"], in: folder)
            #expect(wrong.status == 2 && wrong.errorOutput.contains("no module stands below a folder 'Featur3'"))
            #expect(wrong.errorOutput.contains("Feature3"))
        }
    }

    @Test func aLargeAppIsSplitByGroups() throws {
        try withShop { folder in
            let run = try refactor(["shop.json", "--split", "pages"], in: folder)
            #expect(run.status == 0)
            let index = try read(folder + "/pages/index.svg")
            #expect(index.contains("<a href=\"Feature3.svg\">") && index.contains(">Shop</text>"))
            let group = try read(folder + "/pages/Feature3.svg")
            #expect(group.contains("<a href=\"F3S4.svg\">") && group.contains("<a href=\"index.svg\">"))
            #expect(try read(folder + "/pages/F3S4.svg").contains("data-id=\"F3S0"))
        }
    }

    @Test func anOverviewCanBeReadOnAPage() throws {
        try withShop { folder in
            let text = try refactor(["shop.json", "--format", "svg"], in: folder).output
            let width = try #require(text.firstMatch(of: /width="(\d+)"/).flatMap { Double($0.1) })
            #expect(width <= 1_710, "11 pixels are 9 on a page of 1,400")
            #expect(text.matches(of: /<g class="node [^"]*" data-id/).count <= 40)
        }
    }

    @Test(arguments: [
        ("fan-in", "fan-in 10"), ("fan-out", "fan-out 10"), ("instability", "instability 0.91"), ("depth", "depth 2"),
        ("lines", "lines 1,000"),
    ])
    func numbersColourTheMap(measure: String, word: String) throws {
        try withShop { folder in
            let text = try refactor(
                ["shop.json", "--group", "Feature1", "--heat", measure, "--format", "svg"], in: folder
            ).output
            #expect(text.contains(">\(word)<") || measure == "fan-in", "\(word)")
            #expect(text.contains(" heat4") && text.contains(".heat4{fill:") && text.contains(">\(measure) "))
            let dot = try refactor(["shop.json", "--heat", measure, "--format", "dot"], in: folder).output
            #expect(dot.contains("fillcolor=\"#b34a10\""))
            let chart = try refactor(["shop.json", "--heat", measure, "--format", "mermaid"], in: folder).output
            #expect(chart.contains(":::heat4") && chart.contains("classDef heat4 fill:#b34a10"))
        }
    }

    @Test func theFiguresOfGroupsArePrinted() throws {
        try withShop { folder in
            let text = try refactor(["shop.json"], in: folder).output
            #expect(
                text.contains("Feature3  10 modules  fan-in 1, fan-out 1, instability 0.5, depth 4, 5,500 lines"),
                "\(text.prefix(900))")
            #expect(text.contains("  fan-in 1, fan-out 10, instability 0.91, depth 4, 100 lines"))
            let wrong = try refactor(["shop.json", "--heat", "size"], in: folder)
            #expect(wrong.status == 2 && wrong.errorOutput.contains("--heat 'size' is none; use fan-in, fan-out"))
        }
    }

    @Test func aSmallDifferenceIsASmallPicture() throws {
        try withShop { folder in
            let text = try read(folder + "/shop.json")
            let changed = text.replacingOccurrences(
                of: #""from": "F4S0", "to": "F4S7""#, with: #""from": "F4S0", "to": "F6S7""#)
            #expect(changed != text)
            try write(changed, to: folder + "/new.json")
            let run = try refactor(["--diff", "shop.json", "new.json", "-o", "d.svg"], in: folder)
            #expect(run.status == 1, "\(run.errorOutput)")
            let nodes = try read(folder + "/d.svg").matches(of: /<g class="node [^"]*" data-id="([^"]*)"/).map {
                String($0.1)
            }
            #expect(nodes.sorted() == ["F4S0", "F4S7", "F6S0", "F6S7"])
            let chart = try refactor(["--diff", "shop.json", "new.json", "--format", "mermaid"], in: folder)
            #expect(chart.status == 1 && chart.output.hasPrefix("---\ntitle") && chart.output.contains("F6S7"))
            let svg = try refactor(["--diff", "shop.json", "new.json", "--format", "svg"], in: folder)
            #expect(svg.status == 2 && svg.errorOutput.contains("--diff prints text or mermaid"))
        }
    }

    // MARK: - Levels and queries

    @Test func theMapHasANodePerModule() throws {
        let text = try picture([])
        for name in ["App", "Home", "Login", "Settings", "Session"] { #expect(text.contains("data-id=\"\(name)\"")) }
        #expect(text.contains("class=\"node massive\"") && text.contains(">812 lines<"))
        #expect(text.contains(">1 · SettingsController has 812 lines<"))
        #expect(!text.contains("HomePresenter</text>"))
    }

    @Test func modulesAreOpened() throws {
        let text = try picture(["--level", "module"])
        #expect(text.contains("<g class=\"cluster module\" data-id=\"Home\""))
        #expect(text.contains("data-from=\"HomeRouter\" data-to=\"LoginView\" data-kind=\"routes\""))
        #expect(text.contains("data-from=\"HomePresenter\" data-to=\"HomeView\" data-kind=\"unowned\""))
        #expect(!text.contains(">unowned<") && !text.contains("LoginInput</text>"))
    }

    @Test func theWiringNamesStrengthsAndProtocols() throws {
        let text = try picture(["--level", "wiring"])
        #expect(text.contains(">unowned<") && text.contains(">strong<"))
        #expect(text.contains(">LoginInput<") && text.contains(">LoginDelegate<"))
        #expect(text.contains("data-from=\"LoginView\" data-to=\"◦ Login.LoginInput\" data-kind=\"conforms\""))
        #expect(!text.contains(">HomeBuilder</text><text"), "a builder of the module is a node of its own")
    }

    @Test(arguments: [
        (["--focus", "Login"], ["Home", "Login", "Session"]), (["--focus", "Login", "--depth", "0"], ["Login"]),
        (["--reaches", "Settings"], ["App", "Home", "Settings"]),
        (["--hide-services"], ["App", "Home", "Login", "Settings"]),
        (["--kinds", "child", "--focus", "Settings"], ["Home", "Settings"]),
        (["--collapse", "*o*"], ["*o*", "App", "Session", "Settings"]),
    ])
    func queriesKeepWhatIsAskedFor(options: [String], expected: [String]) throws {
        let text = try picture(options)
        let names = text.matches(of: /<g class="node [^"]*" data-id="([^"]*)"/).map { String($0.1) }
        #expect(names.sorted() == expected.sorted())
    }

    @Test func whatIsHeldInAnotherModuleIsWiring() throws {
        try withGraph { folder in
            let hold = "\"holds\": [{\"from\": \"LoginPresenter\", \"to\": \"HomePresenter\", \"strength\": \"weak\"},"
            try write(
                ModuleGraphs.notes.replacingOccurrences(of: "\"holds\": [", with: hold), to: folder + "/notes.json")
            let line = "data-from=\"LoginPresenter\" data-to=\"HomePresenter\" data-kind=\"weak\""
            let pictures = try ["module", "wiring"].map {
                try refactor(["notes.json", "--format", "svg", "--level", $0], in: folder).output
            }
            #expect(!pictures[0].contains(line) && pictures[1].contains(line))
        }
    }

    @Test func aTypeStandsOnceInItsModule() throws {
        try withTemporaryFolder { folder in
            try write(
                """
                {"schema": 1, "modules": [
                  {"name": "A", "style": "x", "roles": {"view": ["Both", "Own"], "router": ["Both"]}},
                  {"name": "B", "style": "x", "roles": {"entity": ["Both"]}}],
                 "holds": [{"from": "Own", "to": "Both", "strength": "strong"}],
                 "findings": [{"code": "c", "message": "m", "subjects": ["Own", "Both"]}]}
                """, to: folder + "/x.json")
            let text = try refactor(["x.json", "--format", "svg", "--level", "module"], in: folder).output
            #expect(text.contains("class=\"node view\" data-id=\"Both\"") && text.contains(">view, router<"))
            #expect(text.contains("class=\"node entity\" data-id=\"B.Both\""))
            #expect(text.contains("class=\"edge owns fault\" data-from=\"Own\" data-to=\"Both\""))
        }
    }

    @Test func aLinkLeadsToTheLine() throws {
        let text = try picture(["--link", "https://example.com/{file}#L{line}"])
        #expect(text.contains("<a href=\"https://example.com/App/Home/HomeBuilder.swift#L7\">"))
        #expect(text.contains("<a href=\"https://example.com/App/Home/HomeRouter.swift#L21\">"))
    }

    @Test func whatIsTooMuchIsFoldedAndSaid() throws {
        try withTemporaryFolder { folder in
            try write(ModuleGraphs.star(99), to: folder + "/star.json")
            let run = try refactor(["star.json", "--format", "svg"], in: folder)
            #expect(run.output.contains(">99 modules of App<"))
            #expect(run.output.contains("So that the picture can be read, 99 modules are folded into 1 node."))
            let asked = try refactor(["star.json", "--format", "svg", "--max-nodes", "50"], in: folder)
            #expect(asked.output.contains("To keep to 50 nodes, 99 modules are folded into 1 node."))
            let whole = try refactor(["star.json", "--format", "svg", "--max-nodes", "0"], in: folder)
            #expect(whole.output.contains("data-id=\"Screen98\"") && !whole.output.contains("To keep to"))
        }
    }

    @Test func aFlowChartIsFoldedUntilItIsDrawn() throws {
        try withTemporaryFolder { folder in
            try write(ModuleGraphs.star(900), to: folder + "/star.json")
            let text = try refactor(["star.json", "--format", "mermaid", "--max-nodes", "0"], in: folder).output
            #expect(text.count < 50_000 && text.split(separator: "\n").count { $0.contains("==>") } < 500)
            #expect(text.contains("folded"))
        }
    }

    @Test func hostileNamesDoNoHarm() throws {
        try withTemporaryFolder { folder in
            try write(ModuleGraphs.hostile, to: folder + "/h.json")
            for format in ["dot", "html", "json", "mermaid", "svg", "text"] {
                let run = try refactor(["h.json", "--format", format], in: folder)
                #expect(run.status == 0, "\(format): \(run.errorOutput)")
            }
            let run = try refactor(["h.json", "--split", "pages"], in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["h.json", "pages"])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/pages")
            #expect(names.count == 9 && Set(names.map { $0.lowercased() }).count == 9)
        }
    }

    // MARK: - Split

    @Test(arguments: ["svg", "html"])
    func pagesLinkToEachOther(format: String) throws {
        try withGraph { folder in
            let run = try refactor(["notes.json", "--split", "pages", "--format", format], in: folder)
            #expect(run.status == 0 && run.errorOutput == "wrote 5 files into pages, index.\(format) first\n")
            let overview = try read("\(folder)/pages/index.\(format)")
            for name in ["App", "Home", "Login", "Settings"] {
                #expect(overview.contains("<a href=\"\(name).\(format)\">"))
            }
            let page = try read("\(folder)/pages/Home.\(format)")
            #expect(page.contains("<a href=\"index.\(format)\">") && page.contains("<a href=\"Login.\(format)\">"))
            #expect(page.contains(">HomePresenter<") && !page.contains(">LoginPresenter<"))
        }
    }

    // MARK: - Differences

    @Test func equalGraphsEndWithZeroAndSayNothing() throws {
        try withGraph { folder in
            let run = try refactor(["--diff", "notes.json", "notes.json", "-o", "d.svg"], in: folder)
            #expect(run.status == 0 && run.output.isEmpty && run.errorOutput.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: folder + "/d.svg"))
        }
    }

    @Test func otherGraphsEndWithOneAndAreDrawn() throws {
        try withGraph { folder in
            let head = ModuleGraphs.notes.replacingOccurrences(of: "\"Settings\"", with: "\"Profile\"")
                .replacingOccurrences(of: "\"root\"", with: "\"replace\"")
            try write(head, to: folder + "/head.json")
            let run = try refactor(["--diff", "notes.json", "head.json", "-o", "d.svg"], in: folder)
            #expect(run.status == 1)
            #expect(
                run.output == """
                    + module Profile (mvc)
                    - module Settings (mvc)
                    ~ App → Home: route replace
                    + Home → Profile: child tab
                    - Home → Settings: child tab
                    + finding massive: SettingsController has 812 lines
                    - finding massive: SettingsController has 812 lines

                    3 added, 3 removed and 1 changed

                    """)
            let picture = try read(folder + "/d.svg")
            #expect(picture.contains("class=\"node massive added\" data-id=\"Profile\""))
            #expect(picture.contains("class=\"node massive removed\" data-id=\"Settings\""))
            #expect(picture.contains("class=\"node app unchanged\" data-id=\"App\""))
        }
    }

    @Test func whatCannotBeComparedEndsWithTwo() throws {
        try withGraph { folder in
            let run = try refactor(["--diff", "notes.json", "none.json"], in: folder)
            #expect(run.status == 2)
            #expect(run.errorOutput == "refactor: cannot read 'none.json': there is no such file\n")
        }
    }

    private func picture(_ options: [String]) throws -> String {
        try withGraph { folder in
            let run = try refactor(["notes.json", "--format", "svg"] + options, in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            return run.output
        }
    }
}

/// Runs a test in a folder with `notes.json`.
func withGraph<Result>(_ body: (String) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
        try write(ModuleGraphs.notes, to: folder + "/notes.json")
        return try body(folder)
    }
}

private func refactor(_ arguments: [String], in folder: String) throws -> ProcessRun {
    try RefactorTool.run(["graph"] + arguments, in: folder)
}
