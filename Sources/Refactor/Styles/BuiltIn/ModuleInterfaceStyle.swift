extension Style {
    /// One protocol says what the module can do, and the presenter does it; the interactor answers through closures.
    ///
    /// ## Ownership
    /// View → presenter → interactor and wireframe strong; the view is weak, which it is not where the style comes from.
    ///
    /// ## Routes
    /// The presenter asks the wireframe by name. Who only knows the key of a page, a link or a notification, gives the
    /// wireframe a message, and it looks the handler up in a table.
    package static let moduleInterface = Style(
        id: "module-interface",
        head: StyleHead(
            summary: "a ModuleInterface of the screen's use cases; the interactor answers through closures alone",
            origin: "a login module of 2016, in Objective-C",
            languages: [.objectiveC, .swift]),
        components: [
            Component([.view], "{module}ViewController", variable: "userInterface"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component(
                [.router], "{module}WireFrame", variable: "wireFrame",
                taken: ["pageHandlers", "pages", "routing(messageOfPage:)", "routingViewController:messageOfPage:"],
                text: PageRouting.text, header: PageRouting.header, implementation: PageRouting.implementation),
            Component(
                [], "{module}MessageInfo", text: PageRouting.messageText, header: PageRouting.messageHeader,
                implementation: PageRouting.messageImplementation),
            Component(
                [], "{module}Module",
                text: [
                    "extension {controller} {",
                    "    {screens}",
                    "    /// Makes what is behind a controller that exists already.",
                    "    static func moduleInterface(for userInterface: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "eventHandler", protocolPattern: "{module}ModuleInterface",
                hold: .strong),
            Port(
                from: .presenter, to: .view, property: "userInterface", protocolPattern: "{module}ViewInterface",
                hold: .weak),
            Port(
                from: .presenter, to: .interactor, property: "{name}Interactor",
                protocolPattern: "{module}InteractorInterface", hold: .strong, given: .property),
            Port(
                from: .presenter, to: .router, property: "{name}WireFrame",
                protocolPattern: "{module}WireFrameInterface", hold: .strong, given: .property),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Made on first use.",
                "lazy var {outlet}: {output} = Self.moduleInterface(for: self)",
            ],
            makers: [
                "/// Makes the screen together with its module.",
                "static func {name}ViewController({parameters}) -> {controller} {",
                "    let userInterface = {controller}({arguments})",
                "    userInterface.{outlet} = moduleInterface(for: userInterface)",
                "    {inputs}",
                "    return userInterface",
                "}",
            ]),
        objectiveC: .method("moduleInterfaceForView"))
}
