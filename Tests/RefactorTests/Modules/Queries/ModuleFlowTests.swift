import Refactor
import Testing

struct ModuleFlowTests {
    private let flow = ModuleFlow(
        GraphExcerpt(
            ModuleGraphSketch.graph(
                "App > B: route", "App > C: child", "B > D: route", "D > B: output", "C > D: builds",
                "D > net: service",
                "X > Y: route", "Y > X: route")))

    @Test func aWalkTakesTheShortestWays() {
        let walk = flow.walk.map { "\($0.module)<\($0.parent ?? "")" }
        #expect(walk == ["App<", "B<App", "C<App", "D<B", "X<", "Y<X"])
    }

    @Test func reportsAndServicesAreNoWay() {
        #expect(flow.isLeaf("D"))
        #expect(flow.parents(of: "B") == ["App"])
        #expect(flow.parents(of: "D") == ["B", "C"])
    }
}
