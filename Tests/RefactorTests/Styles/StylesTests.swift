import Refactor
import Testing

/// What holds for every style, told from the values alone.
struct StylesTests {
    @Test func theyAreSortedByTheirIds() {
        #expect(styles.map(\.id) == styles.map(\.id).sorted())
        #expect(Set(styles.map(\.id)).count == styles.count)
    }

    @Test(arguments: styles)
    func everyRoleHasAComponent(style: Style) {
        for role in [Role.view, .presenter, .interactor, .router] {
            #expect(style.component(for: style.owner(of: role)) != nil, "\(role)")
        }
        let names = style.components.map(\.namePattern)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: styles)
    func noComponentsHoldEachOtherStrongly(style: Style) {
        for port in style.ports where port.hold == .strong {
            #expect(!keeps(port.to, port.from, in: style), "\(port.from) and \(port.to)")
        }
    }

    @Test(arguments: styles)
    func somebodyKeepsEveryComponent(style: Style) {
        let roles = Set(style.components.compactMap(\.role))
        let root = roles.filter { role in !style.ports.contains { $0.to == role && $0.hold == .strong } }
        #expect(root.count == 1, "\(root)")
        for role in roles { #expect(root.contains { keeps($0, role, in: style) }) }
    }

    @Test(arguments: styles)
    func everyComponentIsReached(style: Style) {
        for role in style.components.compactMap(\.role) where role != .view {
            #expect(style.route(from: .view, to: role) != nil, "\(role)")
        }
        #expect(style.route(from: .router, to: .view)?.count == 1)
        #expect(style.route(from: style.owner(of: .presenter), to: .view)?.count == 1)
    }

    @Test(arguments: styles)
    func aProtocolIsOfOneComponent(style: Style) {
        let named = style.ports.filter { $0.protocolPattern != nil }
        for (name, ports) in Dictionary(grouping: named, by: \.protocolPattern) {
            #expect(Set(ports.map(\.to)).count == 1, "\(name ?? "")")
            #expect(Set(ports.map(\.refines)).count == 1, "\(name ?? "")")
        }
        for (holder, ports) in Dictionary(grouping: style.ports, by: \.from) {
            #expect(Set(ports.map(\.property)).count == ports.count, "\(holder)")
        }
    }

    @Test(arguments: styles)
    func whatIsAskedInPartsIsAskedWhole(style: Style) {
        for (_, ports) in Dictionary(grouping: style.ports, by: { [$0.from, $0.to] }) {
            let carried = ports.map(\.carries)
            #expect(
                carried == [.both] || [[.events, .queries], [.own, .superclass]].contains(Set(carried)), "\(carried)")
            #expect(Set(ports.map(\.hold)).count == 1)
        }
    }

    @Test(arguments: styles)
    func itsTextsUseKnownWords(style: Style) {
        let known: Set<String> = [
            "module", "name", "controller", "builder", "outlet", "output", "result", "presenter", "interactor",
            "router", "parameters", "arguments", "screens", "wiring", "wiring here", "attributes", "output?",
            "interactor>view", "interactor>router", "router>interactor", "router>view",
        ]
        let texts = style.components.flatMap { $0.text + [$0.namePattern] + $0.inherits } + style.outlet + style.screens
        for text in texts {
            for word in text.matches(of: /\{([a-z]+(?: here|\?|>[a-z]+)?)\}/).map({ String($0.output.1) }) {
                #expect(known.contains(word), "\(text)")
            }
        }
    }

    /// Whether a component keeps another one alive, perhaps through others; itself too.
    private func keeps(_ start: Role, _ end: Role, in style: Style) -> Bool {
        var open = [start]
        var seen: Set<Role> = []
        while let role = open.popLast() {
            guard seen.insert(role).inserted else { continue }
            open += style.ports.filter { $0.from == role && $0.hold == .strong }.map(\.to)
        }
        return seen.contains(end)
    }
}

extension Style: CustomTestStringConvertible {
    public var testDescription: String { id }
}
