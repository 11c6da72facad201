extension Style {
    /// Four protocols, one for each role, and an enum that builds.
    ///
    /// ## Ownership
    /// View → presenter → interactor and router strong; view, interactor's presenter and router's controller weak.
    package static let protocolMatrix = Style(
        id: "protocol-matrix",
        head: StyleHead(
            summary: "a protocol for each of the four roles in one file, and an enum that builds the module",
            origin: "blog posts, such as the article module of 2023"),
        components: [
            Component([.view], "{module}ViewController"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component([.router], "{module}Router"),
            Component(
                [], "{module}ModuleBuilder",
                text: [
                    "/// Creates the parts of the {module} module and connects them.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Connects the module of a controller that exists already.",
                    "    static func connect(_ view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}PresenterProtocol",
                hold: .strong),
            Port(from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewProtocol", hold: .weak),
            Port(
                from: .presenter, to: .interactor, property: "interactor",
                protocolPattern: "{module}InteractorProtocol", hold: .strong),
            Port(
                from: .interactor, to: .presenter, property: "presenter",
                protocolPattern: "{module}PresenterProtocol", hold: .weak),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}RouterProtocol",
                hold: .strong),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .one("{module}Protocols"),
        screens: StyleScreens(
            outlet: [
                "/// Connected on first use.",
                "lazy var {outlet}: {output} = {builder}.connect(self)",
            ],
            makers: [
                "static func build({parameters}) -> UIViewController {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = connect(view)",
                "    {inputs}",
                "    return view",
                "}",
            ]))
}
