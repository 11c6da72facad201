import Refactor
import Testing

/// Folders that fit into a picture, and the edges that it needs.
struct FolderFitTests {
    @Test func theDeepestFoldersGoIntoThoseAroundThem() {
        let graph = folders(["App", "App/A", "App/A/X", "App/B/Y/Z"], [])
        let fitted = GraphExcerpt(graph).fitted(to: 3)
        #expect(fitted.graph.modules.map(\.name) == ["App", "App/A", "App/B"])
        #expect(fitted.groups == ["App/A": ["App/A", "App/A/X"], "App/B": ["App/B/Y/Z"]])
    }

    @Test func manyFoldersThatStandTogetherBecomeOneNode() {
        let rules = ["A", "B", "C", "D", "E", "F"].map { "App/Roles/Rules/\($0)" }
        let excerpt = GraphExcerpt(folders(["App", "App/Roles"] + rules, [])).withShelvesOfFolders()
        #expect(excerpt.graph.modules.map(\.name) == ["App", "App/Roles", "App/Roles/Rules"])
        #expect(excerpt.remarks == ["6 folders stand together in 1 node."])
    }

    @Test(arguments: ["Sources", "App"])
    func targetsAndTheirFoldersStayApart(outer: String) {
        let names = ["A", "B", "C", "D", "E", "F"].map { "\(outer)/\($0)" }
        #expect(GraphExcerpt(folders(names, [])).withShelvesOfFolders().graph.modules.map(\.name) == names)
    }

    @Test func whatALongerWaySaysIsLeftOut() {
        let graph = folders(["A", "B", "C"], [("A", "B"), ("A", "C"), ("B", "C")])
        #expect(essential(GraphExcerpt(graph)) == ["A > B", "B > C"])
    }

    @Test func whatIsInFocusKeepsItsEdges() {
        var excerpt = GraphExcerpt(folders(["A", "B", "C"], [("A", "B"), ("A", "C"), ("B", "C")]))
        excerpt.focus = ["A"]
        #expect(essential(excerpt) == ["A > B", "A > C", "B > C"])
    }

    @Test func anInnerFolderIsNamedByTheOneAroundIt() {
        let graph = folders(["A", "A/I"], [("A", "A/I"), ("A/I", "A")])
        #expect(essential(GraphExcerpt(graph)) == ["A > A/I"])
        #expect(essential(GraphExcerpt(folders(["A", "A/I"], [("A/I", "A")]))) == ["A/I > A"])
    }

    @Test func anEdgeThatClosesACycleStays() {
        var graph = folders(["A", "B", "C"], [("A", "B"), ("B", "C"), ("C", "A")])
        graph.findings = [ModuleFinding(code: "module-cycle", message: "", subjects: ["C", "A"])]
        #expect(essential(GraphExcerpt(graph)) == ["A > B", "B > C", "C > A"])
    }

    private func folders(_ names: [String], _ edges: [(String, String)]) -> ModuleGraph {
        ModuleGraph(
            modules: names.map { AppModule(name: $0, style: ModuleGraph.folderStyle) },
            edges: edges.map { ModuleEdge(from: $0.0, to: $0.1, kind: .uses) })
    }

    private func essential(_ excerpt: GraphExcerpt) -> [String] {
        excerpt.essentialEdges.map { "\($0.from) > \($0.to)" }.sorted()
    }
}
