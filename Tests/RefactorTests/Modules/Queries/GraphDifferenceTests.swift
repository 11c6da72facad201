import Refactor
import Testing

struct GraphDifferenceTests {
    private let base = ModuleGraphSketch.graph(
        "App > Home: route push", "Home > Login: route present", "Home > net: service")

    @Test func equalGraphsDoNotDiffer() {
        var moved = base
        for index in moved.modules.indices { moved.modules[index].line += 40 }
        for index in moved.edges.indices { moved.edges[index].evidence = "Other.swift:1" }
        moved.modules.reverse()
        let difference = GraphDifference(from: base, to: moved)
        #expect(difference.isEmpty && difference.affected.isEmpty)
        #expect(difference.summary == "no difference")
    }

    @Test func everyKindOfChangeIsTold() {
        var head = ModuleGraphSketch.graph(
            "App > Home: route replace", "Home > Settings: child tab", "Home > net: service", "Home > disk: service")
        head.modules[1].style = "ribs"
        head.holds[0].strength = .unowned
        head.findings = [ModuleFinding(code: "cycle", message: "A holds B", subjects: ["A", "B"])]
        let difference = GraphDifference(from: base, to: head)
        #expect(
            difference.names == ["Home": .changed, "Login": .removed, "Settings": .added, "disk": .added])
        #expect(difference.edges[.init(from: "App", to: "Home", kind: .route)] == .changed)
        #expect(difference.edges[.init(from: "Home", to: "Login", kind: .route)] == .removed)
        #expect(difference.edges[.init(from: "Home", to: "Settings", kind: .child)] == .added)
        #expect(difference.edges[.init(from: "Home", to: "net", kind: .service)] == nil)
        #expect(difference.holds[.init(from: head.holds[0].from, to: head.holds[0].to)] == .changed)
        #expect(difference.newFindings.map(\.code) == ["cycle"])
        #expect(difference.union.names == ["App", "Home", "Login", "Settings", "disk", "net"])
    }

    @Test func theWayBackTellsTheOpposite() {
        let head = ModuleGraphSketch.graph("App > Home: route push", "Home > Settings: child tab")
        let there = GraphDifference(from: base, to: head)
        let back = GraphDifference(from: head, to: base)
        func turned(_ change: GraphDifference.Change) -> GraphDifference.Change {
            switch change {
            case .added: .removed
            case .removed: .added
            case .changed: .changed
            }
        }
        #expect(there.names.mapValues(turned) == back.names)
        #expect(there.edges.mapValues(turned) == back.edges)
    }

    @Test func aModuleThatBecomesAServiceStandsThereOnce() {
        var head = base
        head.modules.removeAll { $0.name == "Login" }
        head.services.append(ModuleService(name: "Login"))
        let difference = GraphDifference(from: base, to: head)
        #expect(difference.names["Login"] == .changed)
        #expect(difference.union.names.filter { $0 == "Login" }.count == 1)
    }
}
