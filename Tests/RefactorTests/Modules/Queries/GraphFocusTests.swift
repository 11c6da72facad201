import Refactor
import Testing

struct GraphFocusTests {
    private let excerpt = GraphExcerpt(
        ModuleGraphSketch.graph(
            "App > Home: route", "Home > Login: route", "Login > Home: output", "Home > log: service",
            "Settings > log: service", "App > Settings: route", "Settings > About: route"))

    @Test(arguments: [
        (["Home"], 0, ["Home"]), (["Home"], 1, ["App", "Home", "Login", "log"]),
        (["Login"], 2, ["App", "Home", "Login", "log"]), (["log"], 1, ["Home", "Settings", "log"]),
        (["Login", "About"], 1, ["About", "Home", "Login", "Settings"]),
    ])
    func aFocusReachesItsSteps(names: [String], depth: Int, expected: [String]) {
        let focused = excerpt.focused(on: names, depth: depth)
        #expect(focused.graph.names == expected)
        #expect(focused.focus == Set(names))
    }

    @Test func noStepLeadsOnFromAService() {
        #expect(!excerpt.focused(on: ["Home"], depth: 2).graph.names.contains("About"))
    }

    @Test func whatIsLeftOutIsCounted() {
        #expect(
            excerpt.focused(on: ["Home"], depth: 1).remarks == ["Left out: 2 modules more than 1 step away from Home."])
    }

    @Test(arguments: [
        ("About", ["About", "App", "Settings"]), ("log", ["App", "Home", "Settings", "log"]), ("App", ["App"]),
    ])
    func whatLeadsThereIsKept(name: String, expected: [String]) {
        #expect(excerpt.reaching(name).graph.names == expected)
    }

    @Test func holdsAndFindingsGoWithTheirModules() {
        var graph = excerpt.graph
        graph.findings = [
            ModuleFinding(code: "a", message: "a", subjects: ["AboutView"]), ModuleFinding(code: "b", message: "b"),
            ModuleFinding(code: "c", message: "c", subjects: ["Home"]),
        ]
        let focused = GraphExcerpt(graph).focused(on: ["About"], depth: 0).graph
        #expect(focused.holds.map(\.from) == ["AboutPresenter", "AboutView"])
        #expect(focused.findings.map(\.code) == ["a", "b"])
    }
}
