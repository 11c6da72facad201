/// The kind of thing that a node stands for; decides its shape, its colour and its line in the legend.
public enum NodeKind: String, Sendable, CaseIterable {
    // In the order of the flow from the user to the data: layouts and legends keep it.
    case app
    case builder
    case view
    case protocolPort
    case presenter
    case interactor
    case router
    case entity
    case service
    case adapter
    case helper
    case module
    case screen
    case massive
    case group
    case external

    /// The small word on a node of this kind.
    package var caption: String {
        switch self {
        case .view: "view"
        case .protocolPort: "protocol"
        case .presenter: "presenter"
        case .interactor: "interactor"
        case .router: "router"
        case .entity: "entity"
        case .service: "service"
        case .adapter: "adapter"
        case .builder: "builder"
        case .module: "module"
        case .app: "app"
        case .screen: "view controller"
        case .massive: "massive view controller"
        case .group: "modules"
        case .external: "external"
        case .helper: "helper"
        }
    }

    /// The line in the legend.
    package var legend: String {
        switch self {
        case .view: "View: shows, takes input"
        case .protocolPort: "Protocol between two roles"
        case .presenter: "Presenter: prepares what is shown"
        case .interactor: "Interactor: use cases"
        case .router: "Router: navigation"
        case .entity: "Entity: plain data"
        case .service: "Service: network, storage, system"
        case .adapter: "Adapter: translates an interface"
        case .builder: "Builder: creates and wires"
        case .module: "Module"
        case .app: "The app: composes the modules"
        case .screen: "View controller without a module"
        case .massive: "Massive view controller"
        case .group: "Several modules in one node"
        case .external: "External code"
        case .helper: "Helper of a module"
        }
    }

    /// The outline, which tells the kinds apart without colour.
    package var shape: NodeShape {
        switch self {
        case .view: .window
        case .protocolPort: .pill
        case .presenter: .card
        case .interactor: .doubleCard
        case .router: .arrow
        case .entity: .note
        case .service: .cylinder
        case .adapter: .hexagon
        case .builder: .component
        case .module: .folder
        case .app: .stadium
        case .screen: .device
        case .massive: .heavyDevice
        case .group: .stack
        case .external: .dashedCard
        case .helper: .octagon
        }
    }

    /// The letter on a small mark that stands for a role of this kind.
    package var letter: String {
        switch self {
        case .view: "V"
        case .protocolPort: "◦"
        case .presenter: "P"
        case .interactor: "I"
        case .router: "R"
        case .entity: "E"
        case .service: "D"
        case .adapter: "A"
        case .builder: "B"
        case .app, .external, .group, .helper, .massive, .module, .screen: "M"
        }
    }

    /// The place in the order of all kinds.
    package var rank: Int {
        NodeKind.allCases.firstIndex(of: self) ?? NodeKind.allCases.count
    }
}
