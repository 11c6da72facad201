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
    /// One line for `refactor styles`.
    package let summary: String
    /// Where the style comes from.
    package let origin: String
    package let components: [Component]
    package let ports: [Port]
    package let protocols: ProtocolFiles
    /// The view's property, a line each; the words in braces are those of `Component.text`.
    package let outlet: [String]
    /// What makes a new screen with its module, once for each initializer of the controller; further words are
    /// `{parameters}` and `{arguments}`, and a line `{inputs}` becomes what sets the properties that callers set.
    package let screens: [String]
    /// What hosts a new screen elsewhere, as in SwiftUI, once for each initializer of a controller that code can make;
    /// further words are `{parameters}`, `{passed}`, which hands them on, and `{captures}`, the list of those that are weak.
    package let hosts: [String]
    /// What the app has one of and modules contribute to; written where the app has none.
    package let container: Component?
    /// Modules that the view's file imports.
    package let imports: [String]
    package let objectiveC: ObjectiveCBuilder
    /// The role that has the delegate and the blocks by which the module tells its callers.
    package let outputHolder: Role
    /// What it decides that its origin leaves open, a sentence each.
    package let notes: [String]
    /// How its components get the services that they know by protocols.
    package let injection: ServiceInjection
    /// What it can be written in; the others can be planned and drawn.
    package let languages: [SourceLanguage]
    /// How its library learns of adapters, a kind of module each; empty where an adapter is an object of its own.
    package let registrations: [AdapterRegistration]
    /// What stands for a `{service}` where the module is wired; nil where what builds takes services, or makes them.
    package let services: String?
    /// The protocol of whoever is told what the module reports, over `{module}`; nil where callers set delegates and
    /// blocks one by one.
    package let listener: String?
    /// New modules of another shape than a screen with its components.
    package let shapes: ModuleShapes?
    /// How a test makes the module of a `{screen}` where the view does not do so itself: the last line gives the component
    /// that keeps the others, those before it declare what that needs.
    package let making: [String]
    /// By which classes of its library mocks fulfil what the library asks for.
    package let mocks: [LibraryMock]
    private let routes: RouteTable

    package init(
        id: String, summary: String, origin: String, components: [Component], ports: [Port], protocols: ProtocolFiles,
        outlet: [String] = Style.lazyOutlet, screens: [String], hosts: [String] = [],
        container: Component? = nil, imports: [String] = [],
        objectiveC: ObjectiveCBuilder = .method("wireView"), outputHolder: Role = .presenter,
        notes: [String] = [], injection: ServiceInjection = .initializer, languages: [SourceLanguage] = [.swift],
        registrations: [AdapterRegistration] = [], services: String? = nil, listener: String? = nil,
        shapes: ModuleShapes? = nil, making: [String] = [], mocks: [LibraryMock] = []
    ) {
        self.id = id
        self.summary = summary
        self.origin = origin
        self.components = components
        self.ports = ports
        self.protocols = protocols
        self.outlet = outlet
        self.screens = screens
        self.hosts = hosts
        self.container = container
        self.imports = imports
        self.objectiveC = objectiveC
        self.outputHolder = outputHolder
        self.notes = notes
        self.injection = injection
        self.languages = languages
        self.registrations = registrations
        self.services = services
        self.listener = listener
        self.shapes = shapes
        self.making = making
        self.mocks = mocks
        routes = RouteTable(ports)
    }

    /// The view gets its module when it needs it first.
    package static let lazyOutlet = [
        "/// Wired on first use, so that storyboards and existing callers need not change.",
        "lazy var {outlet}: {output} = {builder}.wire(self)",
    ]

    /// Whether `emit` can write it in a language.
    package func canBeWritten(in language: SourceLanguage) -> Bool { languages.contains(language) }

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

    /// The component that makes the module.
    package var builder: Component? { components.first(where: \.builds) }

    /// Whether the presenter keeps those that it asks; else somebody outside keeps them all.
    var presenterKeepsOthers: Bool { ports.contains { $0.from == .presenter && $0.hold == .strong } }

    /// The way from one component to another on which a member is asked for.
    package func route(from start: Role, to end: Role, asking member: Member) -> [Port]? {
        routes.route(from: start, to: end, asking: member)
    }

    /// The shortest way of ports from one component to another; nil when there is none. Ties go by the style's order.
    package func route(from start: Role, to end: Role) -> [Port]? { routes.route(from: start, to: end) }
}

extension Style: Equatable {
    /// Whether two styles say the same; the ways between components follow from the ports.
    package static func == (left: Style, right: Style) -> Bool {
        left === right
            || left.id == right.id && left.summary == right.summary
                && left.origin == right.origin && left.components == right.components
                && left.ports == right.ports && left.protocols == right.protocols
                && left.outlet == right.outlet && left.screens == right.screens
                && left.hosts == right.hosts && left.container == right.container
                && left.imports == right.imports && left.objectiveC == right.objectiveC
                && left.outputHolder == right.outputHolder && left.notes == right.notes
                && left.injection == right.injection && left.languages == right.languages
                && left.registrations == right.registrations && left.services == right.services
                && left.listener == right.listener && left.shapes == right.shapes
                && left.making == right.making && left.mocks == right.mocks
    }
}
