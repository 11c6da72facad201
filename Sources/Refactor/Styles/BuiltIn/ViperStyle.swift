extension Style {
    /// Plain VIPER: the view reports to the presenter, which asks the interactor and the router.
    ///
    /// ## Ownership
    /// View → presenter strong, presenter → interactor and router strong; every reference back is weak.
    package static let viper = Style(
        id: "viper",
        head: StyleHead(
            summary: "plain VIPER: View, Presenter, Interactor, Router, Builder; one file of protocols",
            origin: "the names that most teams use",
            languages: [.objectiveC, .swift]),
        components: [
            Component([.view], "{module}View"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component([.router], "{module}Router"),
            Component(
                [], "{module}Builder",
                text: [
                    "/// Builds the {module} module and ties its parts together.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Wires the module of a controller that exists already.",
                    "    static func wire(_ view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
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
            Port(
                from: .router, to: .presenter, property: "output", protocolPattern: "{module}RouterOutput", hold: .weak),
        ],
        protocols: .one("{module}Protocols"),
        screens: StyleScreens(
            makers: [
                "/// Makes the screen together with its module.",
                "static func build({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = wire(view)",
                "    {inputs}",
                "    return view",
                "}",
            ]))
}
