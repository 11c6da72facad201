import Refactor
import Testing

struct GraphFitTests {
    @Test func whatFitsStays() {
        let excerpt = GraphExcerpt(ModuleGraphSketch.tree(3, depth: 2))
        #expect(excerpt.fitted(to: 13) == excerpt)
        #expect(excerpt.fitted(to: 0) == excerpt)
    }

    @Test(arguments: [2, 5, 12, 30, 60])
    func everyLimitIsKept(limit: Int) {
        for graph in [ModuleGraphSketch.tree(4, depth: 3), ModuleGraphSketch.tree(84, depth: 1), Self.ring(85)] {
            let fitted = GraphExcerpt(graph).fitted(to: limit)
            #expect(fitted.nodeCount <= limit)
            #expect(fitted.graph.modules.contains { $0.name == "App" })
            let shown = fitted.graph.modules.flatMap { fitted.groups[$0.name] ?? [$0.name] }
            #expect(shown.sorted() == graph.modules.map(\.name), "every module is shown or folded, once")
            #expect(fitted.remarks.count == 1 && fitted.remarks[0].hasPrefix("To keep to \(limit) nodes, "))
        }
    }

    @Test func leavesOfOneModuleAreFoldedFirst() {
        let fitted = GraphExcerpt(ModuleGraphSketch.tree(3, depth: 2)).fitted(to: 8)
        #expect(fitted.groups.keys.sorted() == ["3 modules of M0x0x0", "3 modules of M0x0x1", "3 modules of M0x0x2"])
        #expect(
            fitted.remarks == ["To keep to 8 nodes, 9 modules are folded into 3 nodes."])
        let free = GraphExcerpt(ModuleGraphSketch.tree(3, depth: 2)).fitted(to: 8, isAsked: false)
        #expect(free.remarks == ["So that the picture can be read, 9 modules are folded into 3 nodes."])
    }

    @Test func servicesBecomeLinesBeforeModulesAreFolded() {
        let excerpt = GraphExcerpt(
            ModuleGraphSketch.graph("App > A: route", "A > net: service", "App > net: service", "A > disk: service"))
        let fitted = excerpt.fitted(to: 3)
        #expect(fitted.graph.names == ["A", "App", "net"])
        #expect(fitted.inlined == ["A": ["disk"]])
        #expect(fitted.remarks == ["To keep to 3 nodes, 1 service stands as a line in the modules that use them."])
        #expect(excerpt.fitted(to: 2).inlined == ["A": ["disk", "net"], "App": ["net"]])
    }

    @Test func theFocusIsNeverFolded() {
        let focused = GraphExcerpt(ModuleGraphSketch.tree(4, depth: 3)).focused(on: ["M2x3x1"], depth: 9)
        #expect(focused.fitted(to: 5).graph.modules.contains { $0.name == "M2x3x1" })
    }

    @Test func aHubBecomesALineUnlessItIsAskedFor() {
        let users = (1...8).map { "M\($0) > log: service" }
        var graph = ModuleGraph()
        for line in users { graph.edges += ModuleGraphSketch.graph(line).edges }
        graph.modules = (1...8).map { AppModule(name: "M\($0)", style: "viper") }
        graph.services = [ModuleService(name: "log")]
        let lines = GraphExcerpt(graph).withHubsAsLines()
        #expect(lines.graph.services.isEmpty && lines.inlined.count == 8)
        #expect(lines.remarks == ["Used by 8 modules or more, and so a line in each of them: log."])
        let asked = GraphExcerpt(graph).reaching("log")
        #expect(asked.withHubsAsLines() == asked)
    }

    /// Modules that lead to each other in a circle, besides the app.
    private static func ring(_ count: Int) -> ModuleGraph {
        let names = (1..<count).map { "R\($0)" }
        let edges = zip(names, names.dropFirst() + [names[0]]).map { ModuleEdge(from: $0, to: $1, kind: .route) }
        let modules = (names + ["App"]).map { AppModule(name: $0, style: "viper") }
        return ModuleGraph(modules: modules, edges: edges).sorted()
    }
}
