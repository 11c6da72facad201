extension Style {
    /// The interactor provides, and answers through an output that the presenter is; the view has an event handler.
    ///
    /// ## Ownership
    /// View → event handler → provider and router strong; view and output weak.
    ///
    /// ## Entities
    /// They stay on the interactor's side: what the presenter reads of one comes as a structure of plain values.
    package static let providerOutput = Style(
        id: "provider-output",
        head: StyleHead(
            summary: "the interactor is a Provider that answers to an Output, the presenter handles the view's events",
            origin: "answers on the web, such as the greeting module"),
        components: [
            Component([.view], "{module}ViewController"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component([.router], "{module}Router"),
            Component(
                [], "{module}Assembly",
                text: [
                    "/// Assembles the {module} module.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Assembles the module of a view that exists already.",
                    "    static func assemble(_ view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "eventHandler", protocolPattern: "{module}ViewEventHandler",
                hold: .strong),
            Port(from: .presenter, to: .view, property: "view", protocolPattern: "{module}View", hold: .weak),
            Port(
                from: .presenter, to: .interactor, property: "{name}Provider", protocolPattern: "{module}Provider",
                hold: .strong, given: .property),
            Port(
                from: .interactor, to: .presenter, property: "output", protocolPattern: "{module}Output", hold: .weak,
                transports: "{entity}Data"),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}Routing", hold: .strong,
                given: .property),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .one("{module}Protocols"),
        screens: StyleScreens(
            outlet: [
                "/// Assembled on first use.",
                "lazy var {outlet}: {output} = {builder}.assemble(self)",
            ],
            makers: [
                "static func assemble({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = assemble(view)",
                "    {inputs}",
                "    return view",
                "}",
            ]))
}
