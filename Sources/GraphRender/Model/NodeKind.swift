/// What a node stands for; decides its shape, its colour and its line in the legend.
public enum NodeKind: String, Sendable, CaseIterable {
    // In the order of the flow from the user to the data: layouts and legends keep it.
    case builder
    case view
    case protocolPort
    case presenter
    case interactor
    case router
    case entity
    case service
    case adapter
    case module
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
        case .external: "external"
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
        case .external: "External code"
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
        case .external: .dashedCard
        }
    }

    /// The place in the order of all kinds.
    package var rank: Int {
        NodeKind.allCases.firstIndex(of: self) ?? NodeKind.allCases.count
    }
}
