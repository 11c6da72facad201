import Refactor
import Testing

struct GraphFilterTests {
    private let excerpt = GraphExcerpt(
        ModuleGraphSketch.graph("App > Home: route", "App > Tab: child", "Home > net: service", "Home > App: output"))

    @Test func onlySomeKindsStay() {
        let routes = excerpt.limited(to: [.route, .child])
        #expect(routes.graph.edges.map(\.kind) == [.route, .child])
        #expect(routes.graph.names == ["App", "Home", "Tab"])
    }

    @Test func servicesStayWithTheirKind() {
        #expect(excerpt.limited(to: [.service]).graph.names == ["App", "Home", "Tab", "net"])
    }

    @Test func servicesAreHidden() {
        let hidden = excerpt.withoutServices()
        #expect(hidden.graph.services.isEmpty)
        #expect(hidden.graph.edges.count == 3)
        #expect(hidden.remarks == ["Left out: 1 service."])
    }
}
