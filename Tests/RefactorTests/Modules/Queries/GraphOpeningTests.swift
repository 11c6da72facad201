import Refactor
import Testing

struct GraphOpeningTests {
    private static let graph: ModuleGraph = {
        var graph = ModuleGraphSketch.graph(
            "App > A: route", "A > B: route", "B > C: route push", "B > net: service", "C > D: route",
            "C > disk: service",
            "D > E: route", "E > A: output")
        for index in graph.modules.indices {
            let name = graph.modules[index].name
            let folder = ["A": "Start", "B": "Start", "C": "Shop/Cart", "D": "Shop/Pay", "E": "Shop/Pay"][name] ?? ""
            graph.modules[index].file = folder + "/\(name).swift"
            graph.modules[index].lines = 100
        }
        return graph
    }()

    @Test func aGroupIsTheModulesBelowAFolder() {
        #expect(Self.graph.modules(inGroup: "Shop") == ["C", "D", "E"])
        #expect(Self.graph.modules(inGroup: "Shop/Pay") == ["D", "E"])
        #expect(Self.graph.modules(inGroup: "Pay") == ["D", "E"])
        #expect(Self.graph.modules(inGroup: "Pa").isEmpty && Self.graph.modules(inGroup: "").isEmpty)
    }

    @Test func aPartIsOpenedWithItsNeighbours() {
        let excerpt = GraphExcerpt(Self.graph)
        let opened = excerpt.opening(["C", "D", "E"], named: "Shop", on: excerpt)
        #expect(opened.graph.names == ["A", "B", "C", "D", "E", "disk"])
        #expect(!opened.graph.edges.contains { $0.from == "A" && $0.to == "B" }, "no lines between neighbours")
        #expect(opened.isOfPart("C") && !opened.isOfPart("B"))
        #expect(opened.remarks == ["Left out: 1 module that has nothing to do with Shop."])
    }

    @Test func neighboursStayFoldedAsOnTheMap() {
        let excerpt = GraphExcerpt(Self.graph)
        let map = excerpt.folding(["A": "Start", "B": "Start", "D": "Pay", "E": "Pay"])
        let opened = excerpt.opening(["C", "D"], named: "Part", on: map)
        #expect(opened.graph.names == ["B", "C", "D", "E", "disk"], "one neighbour of a group stands there itself")
        let wide = excerpt.opening(["C", "D", "E"], named: "Shop", on: map)
        #expect(wide.groups["Start"] == ["A", "B"])
    }

    @Test func groupsHaveFiguresOfTheirOwn() throws {
        let groups = ModuleGroups(Self.graph)
        #expect(groups.groups.map(\.folder) == ["Shop", "Start"])
        #expect(groups.figures.fanIn(of: "Shop") == 1 && groups.figures.fanOut(of: "Shop") == 1)
        #expect(groups.figures.lines(of: "Shop") == 300 && groups.figures.depth(of: "Shop") == 2)
        let entries = try #require(document(of: Self.graph).groups)
        #expect(entries.map(\.modules) == [["C", "D", "E"], ["A", "B"]])
    }

    @Test func whatIsAroundACrowdIsLeftOut() {
        var graph = ModuleGraphSketch.tree(20, depth: 1)
        graph.edges += [ModuleEdge(from: "M0x0x1", to: "M0x0x2", kind: .route)]
        let near = GraphExcerpt(graph).surrounding(["App", "M0x0x1"])
        #expect(near.graph.names == ["App", "M0x0x1", "M0x0x2"])
    }
}
