import Refactor
import Testing

struct GraphCollapseTests {
    private let excerpt = GraphExcerpt(
        ModuleGraphSketch.graph(
            "App > Home: route push", "Home > PayCard: route push", "Home > PayCash: route present",
            "PayCard > PayCash: route push", "PayCash > net: service"))

    @Test func aPatternFoldsModulesByName() {
        let folded = excerpt.collapsed(matching: "Pay*")
        #expect(folded.graph.names == ["App", "Home", "Pay*", "net"])
        #expect(folded.groups == ["Pay*": ["PayCard", "PayCash"]])
        #expect(
            folded.graph.edges.map { "\($0.from) \($0.to) \($0.label)" }.sorted()
                == ["App Home push", "Home Pay* present", "Home Pay* push", "Pay* net "])
    }

    @Test func aPatternWithSlashesFoldsFolders() {
        let folded = excerpt.collapsed(matching: "App/Pay*")
        #expect(folded.groups == ["App/PayCard": ["PayCard"], "App/PayCash": ["PayCash"]])
    }

    @Test func aFolderFoldsByItsName() {
        #expect(excerpt.collapsed(matching: "PayCash").graph.names == ["App", "Home", "PayCard", "PayCash", "net"])
        #expect(excerpt.collapsed(matching: "App").groups["App"]?.count == 4)
    }

    @Test func theFocusIsNotFolded() {
        let folded = excerpt.focused(on: ["PayCard"], depth: 2).collapsed(matching: "Pay*")
        #expect(folded.graph.names.contains("PayCard"))
    }

    @Test func whatMatchesNothingChangesNothing() {
        #expect(excerpt.collapsed(matching: "Zoo*") == excerpt)
    }

    @Test func aServiceKeepsItsName() {
        let graph = ModuleGraphSketch.graph("Api > api: service", "App > Api: route")
        let folded = GraphExcerpt(graph).collapsed(matching: "*pi")
        #expect(folded.graph.names == ["*pi", "App", "api"])
        var named = graph
        named.services[0].name = "A*"
        named.edges.removeAll { $0.kind == .service }
        #expect(GraphExcerpt(named).collapsed(matching: "A*").graph.names == ["A*", "A* (modules)"])
    }

    @Test func foldingTwiceKeepsAllMembers() {
        let folded = excerpt.collapsed(matching: "Pay*").folding(["Pay*": "Home"])
        #expect(folded.groups == ["Home": ["Home", "PayCard", "PayCash"]])
        #expect(folded.graph.edges.map { "\($0.from) \($0.to)" } == ["App Home", "Home net"])
    }
}
