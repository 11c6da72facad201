extension Style {
    /// Uber's RIBs: the router leads, the interactor decides and presents, the view controller is its presenter.
    ///
    /// ## Ownership
    /// Router → interactor and view strong, interactor → view strong; the view's listener and the interactor's router
    /// are weak. Only the library's router tree keeps a RIB alive, so without it no code can be written that works.
    package static let ribs = Style(
        id: "ribs",
        summary: "Uber's RIBs: View, Interactor, Router, Builder; the interactor does the presenter's work",
        components: [
            Component(role: .view, namePattern: "{module}ViewController"),
            Component(role: .interactor, namePattern: "{module}Interactor"),
            Component(role: .router, namePattern: "{module}Router"),
            Component(role: nil, namePattern: "{module}Builder"),
        ],
        ports: [
            Port(
                from: .view, to: .interactor, property: "listener", protocolPattern: "{module}PresentableListener",
                hold: .weak),
            Port(
                from: .interactor, to: .view, property: "presenter", protocolPattern: "{module}Presentable",
                hold: .strong),
            Port(
                from: .interactor, to: .router, property: "router", protocolPattern: "{module}Routing", hold: .weak),
            Port(
                from: .router, to: .interactor, property: "interactor", protocolPattern: "{module}Interactable",
                hold: .strong),
            Port(
                from: .router, to: .view, property: "viewController", protocolPattern: "{module}ViewControllable",
                hold: .strong),
        ],
        protocolsPattern: "{module}Protocols",
        substitutes: [.presenter: .interactor],
        canBeWritten: false
    )
}
