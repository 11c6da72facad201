import Refactor
import Testing

struct MergedEdgeTests {
    @Test(arguments: [
        (["push"], "push"), (["push", "push"], "push ×2"), (["push", "present", "push"], "push ×2, present"),
        (["a", "b", "c"], "a, b, c"), (["a", "b", "c", "d"], "a, b, +2"), (["", ""], ""),
    ])
    func labelsAreMerged(labels: [String], expected: String) {
        let edges = labels.map { ModuleEdge(from: "A", to: "B", kind: .route, label: $0) }
        #expect(ModuleGraph(edges: edges).mergedEdges.map(\.label) == [expected])
    }

    @Test func onlyEdgesOfOneKindAreMerged() {
        let graph = ModuleGraphSketch.graph("A > B: route push", "A > B: route present", "A > B: child", "B > A: route")
        let merged = graph.mergedEdges.map { "\($0.from)\($0.to) \($0.kind.rawValue) \($0.edges.count)" }
        #expect(merged == ["AB route 2", "AB child 1", "BA route 1"])
    }

    @Test func detailsNameTheWayAndThePlace() {
        var edge = ModuleEdge(from: "A", to: "B", kind: .route, label: "push", via: "Builder", evidence: "A.swift:3")
        #expect(ModuleGraph(edges: [edge]).mergedEdges.map(\.details) == [["push via Builder (A.swift:3)"]])
        (edge.label, edge.via, edge.evidence) = ("", "", "")
        #expect(ModuleGraph(edges: [edge]).mergedEdges.map(\.details) == [["route"]])
    }
}
