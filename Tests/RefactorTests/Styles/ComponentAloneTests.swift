import Testing

@testable import Refactor

/// The styles that can have a router or an interactor without a presenter.
struct ComponentAloneTests {
    @Test(arguments: [
        (Role.router, ["view > router", "router > view"]),
        (.interactor, ["view > interactor"]),
    ])
    func theViewAsksItItself(role: Role, ports: [String]) {
        let style = Style.viper.with(alone: role)
        #expect(style.ports.map { "\($0.from.rawValue) > \($0.to.rawValue)" } == ports)
        #expect(style.isDirect(role))
    }

    /// What builds the module gives back the presenter: without one it would not compile.
    @Test(arguments: [Role.router, .interactor])
    func aBuilderThatNamesThePresenterKeepsIt(role: Role) {
        #expect(Style.viperit.with(alone: role) === Style.viperit)
    }

    @Test(arguments: [Role.view, .presenter])
    func othersNeedWhoTheyReportTo(role: Role) {
        #expect(Style.viper.with(alone: role) === Style.viper)
    }
}
