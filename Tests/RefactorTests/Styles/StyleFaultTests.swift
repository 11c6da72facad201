import Refactor
import Testing

/// A style that cannot work says why, where, and what to do.
struct StyleFaultTests {
    private let components = [
        Component([.view], "{module}View"), Component([.presenter], "{module}Presenter"),
        Component([.interactor], "{module}Interactor"), Component([.router], "{module}Router"),
        Component(
            [], "{module}Builder", text: ["static func wire(_ view: {controller}) -> {output} {", "    {wiring}", "}"]),
    ]

    private let ports = [
        Port(from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}ViewOutput", hold: .strong),
        Port(from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewInput", hold: .weak),
        Port(from: .presenter, to: .interactor, property: "interactor", protocolPattern: nil, hold: .strong),
        Port(from: .presenter, to: .router, property: "router", protocolPattern: nil, hold: .strong),
        Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
    ]

    private func faults(
        _ components: [Component]? = nil, ports: [Port]? = nil, protocols: ProtocolFiles = .each,
        outlet: [String] = StyleScreens.usual.outlet
    ) -> [String] {
        style(components, ports: ports, protocols: protocols, outlet: outlet).faults.map(\.message)
    }

    private func style(
        _ components: [Component]? = nil, ports: [Port]? = nil, protocols: ProtocolFiles = .each, outlet: [String]
    ) -> Style {
        var screens = StyleScreens.usual
        screens.outlet = outlet
        return Style(
            id: "house", head: .usual, components: components ?? self.components, ports: ports ?? self.ports,
            protocols: protocols, screens: screens)
    }

    private func expect(_ faults: [String], says words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(faults.first?.contains(words) == true, "\(faults)", sourceLocation: sourceLocation)
    }

    /// The ports with one exchanged.
    private func ports(replacing index: Int, by port: Port) -> [Port] {
        var ports = ports
        ports[index] = port
        return ports
    }

    @Test func aStyleThatWorksHasNone() {
        #expect(faults() == [])
    }

    @Test func everyRoleNeedsAComponent() {
        expect(faults(components.filter { $0.role != .router }), says: "no component takes the role 'router'")
    }

    @Test func aRoleIsOfOneComponent() {
        let twice = components + [Component([.router], "{module}Flow", variable: "flow")]
        expect(faults(twice), says: "'router' is taken by '{module}Router' already")
    }

    @Test func aNameTellsModulesApart() {
        var named = components
        named[1] = Component([.presenter], "Presenter")
        expect(faults(named), says: "put {module} into it")
        named[1] = Component([.presenter], "{module} Presenter")
        expect(faults(named), says: "is no name of a type")
    }

    @Test func aFolderLiesInTheModules() {
        var placed = components
        placed[1] = Component([.presenter], "{module}Presenter", folder: "../Presenter")
        expect(faults(placed), says: "leads out of the module's folder")
    }

    /// The router, as callers may give it.
    private func given(
        hold: ReferenceStrength = .weak, protocolPattern: String? = "{module}Coordinating", to role: Role = .router
    ) -> Port {
        Port(
            from: .presenter, to: role, property: "coordinator", protocolPattern: protocolPattern, hold: hold,
            given: .caller)
    }

    @Test func whatACallerGivesTheModuleHasToo() {
        #expect(faults(ports: ports(replacing: 3, by: given())) == [])
        expect(faults(ports: ports(replacing: 3, by: given(hold: .strong))), says: "and the caller keeps it")
        expect(faults(ports: ports(replacing: 3, by: given(protocolPattern: nil))), says: "is known by a protocol")
        let view = given(protocolPattern: "{module}Input", to: .view)
        expect(faults(ports: ports(replacing: 1, by: view)), says: "the view is neither")
    }

    /// The view keeps it where nobody gives another one.
    @Test func whatACallerGivesMayNotKeepTheView() {
        var ports = ports(replacing: 3, by: given())
        ports[4] = Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .strong)
        expect(faults(ports: ports), says: "would keep each other alive for ever")
    }

    @Test func twoThatKeepEachOtherAreACircle() {
        let strong = Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .strong)
        expect(faults(ports: ports(replacing: 4, by: strong)), says: "would keep each other alive for ever")
    }

    @Test func somebodyKeepsEveryComponent() {
        let weak = Port(from: .presenter, to: .router, property: "router", protocolPattern: nil, hold: .weak)
        expect(faults(ports: ports(replacing: 3, by: weak)), says: "nobody keeps 'view' and 'router' alive")
    }

    @Test func everyComponentIsReached() {
        let astray = Port(from: .interactor, to: .router, property: "router", protocolPattern: nil, hold: .strong)
        let faults = faults(ports: ports(replacing: 4, by: astray).filter { $0.property != "view" })
        expect(faults, says: "'presenter' has no port to the view")
    }

    @Test func aProtocolIsOfOneComponent() {
        let shared = Port(
            from: .presenter, to: .router, property: "router", protocolPattern: "{module}ViewInput", hold: .strong)
        expect(faults(ports: ports(replacing: 3, by: shared)), says: "would be of 'view' and of 'router'")
    }

    @Test func aProtocolIsNoComponent() {
        let same = Port(
            from: .presenter, to: .router, property: "router", protocolPattern: "{module}Router", hold: .strong)
        expect(faults(ports: ports(replacing: 3, by: same)), says: "a component is called '{module}Router' too")
    }

    @Test func whatIsAskedInPartsIsAskedWhole() {
        let events = Port(
            from: .presenter, to: .router, property: "router", protocolPattern: nil, hold: .strong, carries: .events)
        expect(faults(ports: ports(replacing: 3, by: events)), says: "leave something out")
    }

    @Test func wordsInBracesAreKnown() throws {
        let style = style(outlet: ["lazy var {outlet}: {outptu} = {builder}.wire(self)"])
        let fault = try #require(style.faults.first)
        #expect(fault.place == .line(key: "outlet", 0))
        #expect(fault.wrong == "outptu" && fault.known.contains("output"))
    }

    @Test func whatIsRepeatedStandsInABlock() {
        var listed = components
        listed[3] = Component([.router], "{module}Router", text: ["enum Page {", "    case {route}", "}"])
        expect(faults(listed), says: "write the lines '{for route}', 'case {route}', '{end}', and '{if routes}'")
        listed[3] = Component([.router], "{module}Router", text: ["{for route}", "case {route}", "{end}"])
        #expect(faults(listed) == [])
    }

    @Test func whatALineOpensStandsInItsBlock() {
        var listed = components
        let table = ["[", "    {route}: { page in", "", "        page.{call}", "    },", "]"]
        listed[3] = Component([.router], "{module}Router", implementation: table)
        expect(
            faults(listed),
            says: "lines '{for route}', '{route}: { page in', '', '    page.{call}', '},', '{end}', and '{if routes}'")
    }

    @Test func aListIsKnownWhereItIsFilled() {
        var listed = components
        listed[3] = Component([.router], "{module}Router", header: ["{for service}", "{service}", "{end}"])
        expect(faults(listed), says: "there is no word '{for service}' here")
    }

    @Test func codeMayHaveBraces() {
        #expect(bracedWords(in: "map { $0 } { get } {}") == [])
        #expect(
            bracedWords(in: "{router>view}, {wiring here} and {output?}") == ["router>view", "wiring here", "output?"])
    }

    @Test func linesThatBecomeSeveralStandAlone() {
        var wired = components
        wired[4] = Component([], "{module}Builder", text: ["static func wire(_ view: {controller}) { {wiring} }"])
        expect(faults(wired), says: "'{wiring}' becomes several lines")
    }

    @Test func theViewCallsWhatTheBuilderHas() {
        let outlet = ["lazy var {outlet}: {output} = {builder}.build(self)"]
        expect(faults(outlet: outlet), says: "'{builder}' has no 'func build'")
        expect(faults(Array(components.dropLast())), says: "'{builder}' is no component")
    }

    @Test func aWeakReferenceIsSet() {
        let given = Port(
            from: .interactor, to: .presenter, property: "output", protocolPattern: nil, hold: .weak,
            given: .initializer)
        expect(faults(ports: ports + [given]), says: "a weak reference cannot come through the initializer")
    }

    @Test func twoThatNeedEachOtherCannotBeMade() {
        let given = Port(
            from: .interactor, to: .presenter, property: "output", protocolPattern: nil, hold: .unowned,
            given: .initializer)
        expect(faults(ports: ports + [given]), says: "would need each other to be made")
    }
}
