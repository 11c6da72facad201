/// An architecture style as a value: which component takes each role, who holds whom through which protocol, what stands
/// in which file, who builds.
///
/// A component takes roles or only builds; a port says who knows whom, under which name, through which protocol, how
/// strongly, how it is given and whether it carries events, queries or both. Where two ports lead from one component to
/// the same other one, the member that is asked for chooses; ports of one protocol name share it. What is written
/// besides moved code are lines with words in braces (`Component.text`, `outlet`, `screens`); `{wiring}` becomes the
/// statements that make the components, which follow from the ports. A style may lack a role: a component then takes
/// several, and scores are joined before the decision. Where a style differs from its source, back references are weak
/// throughout, and the view keeps the controller's class and makes its module on first use, except in RIBs, where only
/// the parent's router can keep it.
///
/// It never changes, and every stage keeps it: as one shared value it costs the same however much it says.
package final class Style: Sendable {
    package let id: String
    package let head: StyleHead
    package let components: [Component]
    package let ports: [Port]
    package let protocols: ProtocolFiles
    package let screens: StyleScreens
    package let wiring: StyleWiring
    package let testing: StyleTesting
    package let objectiveC: ObjectiveCBuilder
    /// New modules of another shape than a screen with its components.
    package let shapes: ModuleShapes?
    /// The component that makes the module.
    package let builder: Component?
    private let routes: RouteTable

    package init(
        id: String, head: StyleHead, components: [Component], ports: [Port], protocols: ProtocolFiles = .each,
        screens: StyleScreens = .usual, wiring: StyleWiring = .usual, testing: StyleTesting = .usual,
        objectiveC: ObjectiveCBuilder = .usual, shapes: ModuleShapes? = nil
    ) {
        self.id = id
        self.head = head
        self.components = components
        self.ports = ports
        self.protocols = protocols
        self.screens = screens
        self.wiring = wiring
        self.testing = testing
        self.objectiveC = objectiveC
        self.shapes = shapes
        builder = components.first(where: \.builds)
        routes = RouteTable(ports)
    }

    /// The same under another name.
    package func named(_ id: String) -> Style {
        Style(
            id: id, head: head, components: components, ports: ports, protocols: protocols, screens: screens,
            wiring: wiring, testing: testing, objectiveC: objectiveC, shapes: shapes)
    }

    /// Returns true if `emit` can write it in a language.
    package func canBeWritten(in language: SourceLanguage) -> Bool { head.languages.contains(language) }

    /// Roles without a component of their own, and the role whose component does their work.
    package var substitutes: [Role: Role] {
        var found: [Role: Role] = [:]
        for component in components {
            guard let owner = component.role else { continue }
            for role in component.roles.dropFirst() { found[role] = owner }
        }
        return found
    }

    /// The role whose component does the work of a role: itself in most styles.
    package func owner(of role: Role) -> Role { substitutes[role] ?? role }

    /// The role that stands between the view and the others.
    var mediator: Role { owner(of: .presenter) }

    package func component(for role: Role) -> Component? { components.first { $0.role == role } }

    /// True if the presenter keeps those that it asks; else somebody outside keeps them all.
    var presenterKeepsOthers: Bool { ports.contains { $0.from == .presenter && $0.hold == .strong } }

    /// The way from one component to another on which a member is asked for.
    package func route(from start: Role, to end: Role, asking member: Member) -> [Port]? {
        routes.route(from: start, to: end, asking: member)
    }

    /// The shortest way of ports from one component to another; nil when there is none. Ties go by the style's order.
    package func route(from start: Role, to end: Role) -> [Port]? { routes.route(from: start, to: end) }
}

extension Style: Equatable {
    /// Returns true if two styles say the same; the ways between components follow from the ports.
    package static func == (left: Style, right: Style) -> Bool {
        left === right
            || left.id == right.id && left.head == right.head && left.components == right.components
                && left.ports == right.ports && left.protocols == right.protocols && left.screens == right.screens
                && left.wiring == right.wiring && left.testing == right.testing
                && left.objectiveC == right.objectiveC && left.shapes == right.shapes
    }
}
