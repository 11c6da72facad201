import Foundation
import TestSupport
import Testing

/// The Model Context Protocol, spoken to the process.
struct MCPCommandTests {
    private static let hello = """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},\
        "clientInfo":{"name":"test","version":"1"}}}
        {"jsonrpc":"2.0","method":"notifications/initialized"}
        """

    @Test func theToolsAreListed() throws {
        try Workshop.run { workshop in
            let answers = try talk(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#, in: workshop)
            #expect(answers.count == 2)
            let result = try answers[0]["result"]
            #expect(try result["protocolVersion"].text() == "2025-11-25")
            #expect(try result["capabilities"].has("tools") && result["serverInfo"]["name"].text() == "refactor")
            let tools = try answers[1]["result"]["tools"].elements()
            #expect(
                try tools.map { try $0["name"].text() } == ["scan", "plan", "explain", "emit", "graph", "verify"])
            for tool in tools {
                try tool.expect(["description": .text, "inputSchema": .object, "annotations": .object])
            }
        }
    }

    /// What is structured is what the command prints.
    @Test(arguments: [
        (#"{"name":"plan","arguments":{"files":["NamesController.swift"]}}"#, ["plan", "NamesController.swift"]),
        (
            #"{"name":"explain","arguments":{"files":["NamesController.swift"],"member":"loadNames"}}"#,
            ["plan", "NamesController.swift", "--explain", "loadNames"]
        ),
        (#"{"name":"scan","arguments":{"folder":".","top":3}}"#, ["scan", ".", "--top", "3"]),
        (
            #"{"name":"emit","arguments":{"files":["NamesController.swift"],"into":"Out","step":1}}"#,
            ["emit", "NamesController.swift", "--into", "Out", "--step", "1", "--dry-run"]
        ),
        (
            #"{"name":"verify","arguments":{"base":"NamesController.swift","split":["NamesController.swift"]}}"#,
            ["verify", "NamesController.swift", "NamesController.swift"]
        ),
    ])
    func aToolAnswersWhatTheCommandPrints(params: String, command: [String]) throws {
        try Workshop.run { workshop in
            let answers = try talk(call(7, params), in: workshop)
            let result = try #require(answers.last)["result"]
            #expect(try !result["isError"].flag())
            let text = try #require(try result["content"].elements().first)["text"].text()
            let printed = try RefactorTool.run(command + ["--format", "json"], in: workshop.folder).output
            #expect(text == printed)
            #expect(result.has("structuredContent"))
            #expect(!workshop.exists("Out"))
        }
    }

    /// Decisions are shown, and kept where a plan file is named.
    @Test(arguments: [false, true])
    func decisionsAreTakenAlong(keeps: Bool) throws {
        try Workshop.run { workshop in
            let file = keeps ? #","plan":"names.plan.yml""# : ""
            let params =
                #"{"name":"plan","arguments":{"files":["NamesController.swift"],"#
                + #""set":["loadNames=presenter"]\#(file)}}"#
            let result = try #require(try talk(call(3, params), in: workshop).last)["result"]
            #expect(try !result["isError"].flag())
            #expect(result.has("structuredContent"))
            #expect(workshop.exists("names.plan.yml") == keeps)
        }
    }

    @Test func emitWritesWhenItIsTold() throws {
        try Workshop.run { workshop in
            let params =
                #"{"name":"emit","arguments":{"files":["NamesController.swift"],"into":"Out","only":"all","write":true}}"#
            let answers = try talk(call(2, params), in: workshop)
            #expect(try !answers[1]["result"]["isError"].flag())
            #expect(workshop.exists("Out/NamesInteractor.swift"))
        }
    }

    @Test(arguments: [
        (#"{"name":"plan","arguments":{"files":["/etc/passwd.swift"]}}"#, "outside"),
        (#"{"name":"plan","arguments":{"files":["../A.swift"]}}"#, "outside"),
        (#"{"name":"emit","arguments":{"files":["NamesController.swift"],"into":"../Out","write":true}}"#, "outside"),
        (#"{"name":"plan","arguments":{"files":["None.swift"]}}"#, "cannot read"),
        (#"{"name":"plan","arguments":{"files":["NamesController.swift"],"style":"vipr"}}"#, "no style"),
        (#"{"name":"plan","arguments":{}}"#, "'files' is missing"),
        (#"{"name":"scan","arguments":{"folder":".","fast":true}}"#, "no argument 'fast'"),
        (#"{"name":"plan","arguments":{"files":["--help"]}}"#, "cannot read"),
    ])
    func whatCannotBeDoneIsAnError(params: String, message: String) throws {
        try Workshop.run { workshop in
            let before = try contents(of: workshop.folder)
            let result = try #require(try talk(call(3, params), in: workshop).last)["result"]
            #expect(try result["isError"].flag())
            let text = try result["structuredContent"]["error"]["message"].text()
            #expect(text.contains(message), "\(text)")
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    @Test func progressIsTold() throws {
        try Workshop.run { workshop in
            let params =
                #"{"name":"plan","arguments":{"files":["NamesController.swift"]},"_meta":{"progressToken":"p"}}"#
            let answers = try talk(call(4, params), in: workshop).dropFirst()
            #expect(answers.count == 3)
            for answer in answers.prefix(2) {
                #expect(try answer["method"].text() == "notifications/progress")
                #expect(try answer["params"]["progressToken"].text() == "p")
            }
        }
    }

    @Test func whatIsCancelledIsNotAnswered() throws {
        try Workshop.run { workshop in
            let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":6}}"#
            let plan = call(5, #"{"name":"plan","arguments":{"files":["NamesController.swift"]}}"#)
            let next = #"{"jsonrpc":"2.0","id":8,"method":"ping"}"#
            let scan = call(6, #"{"name":"scan","arguments":{"folder":"."}}"#)
            let answers = try talk([plan, scan, cancel, next].joined(separator: "\n"), in: workshop)
            #expect(!answers.contains { $0.has("id") && (try? $0["id"].number()) == 6 })
            #expect(try answers.last?["id"].number() == 8)
        }
    }

    private static let wrongMessages: [(line: String, code: Double)] = [
        ("no json", -32700), (#"{"jsonrpc":"2.0","id":9}"#, -32600),
        (#"{"jsonrpc":"2.0","id":9,"method":"x"}"#, -32601), ("[]", -32600), ("\u{0}", -32700), ("{\"id\":", -32700),
        (String(repeating: "[", count: 200_000), -32700), (String(repeating: "x", count: 5 << 20), -32700),
        (String(repeating: "[", count: 500) + String(repeating: "]", count: 500), -32600),
        (#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":[1]}"#, -32602),
        (#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"rm"}}"#, -32602),
    ]

    @Test(arguments: wrongMessages)
    func wrongMessagesAreErrors(line: String, code: Double) throws {
        try Workshop.run { workshop in
            let answers = try talk(line + "\n" + #"{"jsonrpc":"2.0","id":10,"method":"ping"}"#, in: workshop)
            try #require(answers.count == 3)
            #expect(try answers[1]["error"]["code"].number() == code)
            #expect(answers[2].has("result"))
        }
    }

    /// A link below the root that leads out of it: to a source, to a folder of sources, to where files would go.
    @Test func noLinkLeadsOut() throws {
        try withTemporaryFolder { outside in
            try write("class Hidden {}\n", to: outside + "/Hidden.swift")
            try write("names: {NamesController: Elsewhere}\n", to: outside + "/.refactor.yml")
            try Workshop.run { workshop in
                for (name, target) in [("Link.swift", "/Hidden.swift"), ("Out", "")] {
                    try FileManager.default.createSymbolicLink(
                        atPath: workshop.folder + "/" + name, withDestinationPath: outside + target)
                }
                try FileManager.default.createSymbolicLink(
                    atPath: workshop.folder + "/.refactor.yml", withDestinationPath: outside + "/.refactor.yml")
                let calls = [
                    #"{"name":"plan","arguments":{"files":["Link.swift"]}}"#,
                    #"{"name":"scan","arguments":{"folder":"Out"}}"#,
                    #"{"name":"emit","arguments":{"files":["NamesController.swift"],"into":"Out/New","write":true}}"#,
                ]
                for params in calls {
                    let result = try #require(try talk(call(3, params), in: workshop).last)["result"]
                    #expect(try result["isError"].flag())
                    let message = try result["structuredContent"]["error"]["message"].text()
                    #expect(message.contains("outside"), "\(message)")
                }
                let params =
                    #"{"name":"plan","arguments":{"files":["NamesController.swift"],"only":"all","project":"."}}"#
                let result = try #require(try talk(call(3, params), in: workshop).last)["result"]
                #expect(try !result["isError"].flag())
                let text = try #require(try result["content"].elements().first)["text"].text()
                #expect(text.contains("NamesPresenter") && !text.contains("Elsewhere"))
                #expect(try contents(of: outside).keys.sorted() == [".refactor.yml", "Hidden.swift"])
            }
        }
    }

    @Test func theStepsOfAScanGrow() throws {
        try Workshop.run { workshop in
            let params = #"{"name":"scan","arguments":{"folder":"."},"_meta":{"progressToken":1}}"#
            let answers = try talk(call(4, params), in: workshop).dropFirst()
            let steps = try answers.filter { $0.has("method") }.map { try $0["params"]["progress"].number() }
            #expect(steps == (1...steps.count).map(Double.init) && steps.count > 3)
        }
    }

    private func call(_ id: Int, _ params: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#
    }

    /// What is answered to an introduction and some lines.
    private func talk(_ lines: String, in workshop: Workshop) throws -> [JSONShape] {
        let run = try RefactorTool.run(["mcp"], in: workshop.folder, input: Self.hello + "\n" + lines + "\n")
        #expect(run.status == 0, "\(run.errorOutput)")
        return try run.output.split(separator: "\n").map { try JSONShape(decoding: String($0)) }
    }
}
