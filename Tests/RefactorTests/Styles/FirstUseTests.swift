import Testing

@testable import Refactor

/// The styles whose views can be wired in their initializer with what they are given.
struct FirstUseTests {
    @Test(arguments: [
        (style: Style.viper, head: "{outlet} = {builder}.wire("),
        (style: Style.vipera, head: "{outlet} = {builder}().build("),
        (style: Style.protocolMatrix, head: "{outlet} = {builder}.connect("),
    ])
    func theViewAsksTheBuilder(style: Style, head: String) {
        #expect(FirstUse(of: style)?.head == head)
    }

    @Test(arguments: [
        (style: Style.infinum, why: "what takes the values is another method"),
        (style: Style.ramblerSwift, why: "the configurator gives the view its module too"),
        (style: Style.ribs, why: "the view does not make its module"),
        (style: Style.viperCoordinator, why: "callers give a part of the module once the view is there"),
    ])
    func othersAreNot(style: Style, why: String) {
        #expect(FirstUse(of: style) == nil, "\(why)")
    }
}
