extension Style {
    /// Plain VIPER: the view reports to the presenter, which asks the interactor and the router.
    ///
    /// ## Ownership
    /// View → presenter strong, presenter → interactor and router strong; every reference back is weak.
    package static let viper = Style(
        id: "viper",
        summary: "plain VIPER: View, Presenter, Interactor, Router, Builder; one file of protocols",
        components: [
            Component(role: .view, namePattern: "{module}View"),
            Component(role: .presenter, namePattern: "{module}Presenter"),
            Component(role: .interactor, namePattern: "{module}Interactor"),
            Component(role: .router, namePattern: "{module}Router"),
            Component(role: nil, namePattern: "{module}Builder"),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}ViewOutput", hold: .strong
            ),
            Port(from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewInput", hold: .weak),
            Port(
                from: .presenter, to: .interactor, property: "interactor", protocolPattern: "{module}InteractorInput",
                hold: .strong),
            Port(
                from: .interactor, to: .presenter, property: "output", protocolPattern: "{module}InteractorOutput",
                hold: .weak),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}RouterInput", hold: .strong
            ),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocolsPattern: "{module}Protocols"
    )
}
