import Foundation
import Refactor
import Testing

struct ModuleGraphDocumentTests {
    private let graph: ModuleGraph = {
        var graph = ModuleGraphSketch.graph(
            "App > Home: route root via HomeBuilder", "Home > Login: child embed", "Login > Home: output delegate",
            "Home > network: service injected")
        graph.modules[1].controllerLines = 812
        graph.findings = [
            ModuleFinding(
                code: "cycle", message: "A and B hold each other", subjects: ["A", "B"], evidence: "A.swift:3")
        ]
        return graph
    }()

    @Test func whatIsWrittenIsReadAgain() throws {
        let data = try JSONEncoder().encode(document(of: graph))
        #expect(try JSONDecoder().decode(ModuleGraphDocument.self, from: data).graph() == graph)
    }

    @Test func theOrderOfTheListsDoesNotMatter() {
        var shuffled = graph
        shuffled.modules.shuffle()
        shuffled.edges.shuffle()
        shuffled.holds.shuffle()
        #expect(document(of: shuffled) == document(of: graph))
    }

    @Test func unknownKeysAndRolesAreKeptOutOfTheWay() throws {
        let graph = try read(
            """
            {"schema": 1, "source": {"repo": "x"}, "modules": [
              {"name": "A", "style": "infinum", "roles": {"view": ["V"], "mapper": ["F"]}, "optional": true},
              {"name": "B"}], "edges": [{"from": "A", "to": "B", "kind": "route"}], "unresolved": [1, "x"]}
            """)
        #expect(graph.modules[0].roles == [.view: ["V"], .other: ["F"]])
        #expect(graph.modules[1].style == "other" && graph.modules[1].roles.isEmpty)
        #expect(graph.edges == [ModuleEdge(from: "A", to: "B", kind: .route)])
    }

    @Test(arguments: [
        (#"{"schema": 2, "modules": []}"#, "the schema 2 is not known; this version reads schema 1"),
        (
            #"{"schema": 1, "modules": [{"name": "A"}], "edges": [{"from": "A", "to": "B", "kind": "route"}]}"#,
            "the edge 'A' → 'B' names 'B', which is neither a module nor a service of the file"
        ),
        (
            #"{"schema": 1, "modules": [{"name": "A"}], "edges": [{"from": "A", "to": "A", "kind": "flies"}]}"#,
            "the edge 'A' → 'A' has the unknown kind 'flies'; known are route, child, service, adapter, output, builds, uses"
        ),
        (
            #"{"schema": 1, "modules": [{"name": "A"}], "holds": [{"from": "A", "to": "B", "strength": "firm"}]}"#,
            "the hold 'A' → 'B' has the unknown strength 'firm'; known are strong, weak, unowned"
        ),
        (
            #"{"schema": 1, "modules": [{"name": "A"}], "services": [{"name": "A"}]}"#,
            "two modules or services are called 'A'; names must differ"
        ),
        (#"{"schema": 1, "modules": [{"name": ""}]}"#, "a module or service has an empty name"),
    ])
    func whatCannotBeIsSaid(text: String, sentence: String) throws {
        let error = #expect(throws: ModuleGraphError.self) { try read(text) }
        #expect(error?.description == sentence)
    }

    private func read(_ text: String) throws -> ModuleGraph {
        try JSONDecoder().decode(ModuleGraphDocument.self, from: Data(text.utf8)).graph()
    }
}
