import Testing

@testable import Refactor

/// The styles that can have a router without a presenter.
struct RouterAloneStyleTests {
    @Test func theViewAsksTheRouterItself() {
        let ports = Style.viper.withRouterAlone().ports.map { "\($0.from.rawValue) > \($0.to.rawValue)" }
        #expect(ports == ["view > router", "router > view"])
    }

    /// What builds the module gives back the presenter: without one it would not compile.
    @Test func aBuilderThatNamesThePresenterKeepsIt() {
        #expect(Style.viperit.withRouterAlone() === Style.viperit)
    }
}
