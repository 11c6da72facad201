extension Style {
    /// Brigade: the classic roles; the wireframe initialises the module and sets its dependencies; the interactor reaches
    /// entities through a data manager, which calls services for the network.
    ///
    /// ## Ownership
    /// View → presenter → interactor and wireframe strong, interactor → data manager strong; what leads back is weak.
    ///
    /// What the document asks and does not answer, the notes do.
    package static let brigade = Style(
        id: "brigade",
        head: StyleHead(
            summary: "Brigade: the classic roles; the Wireframe initialises the module, a DataManager calls services",
            origin: "Brigade's engineering blog, 2015",
            languages: [.objectiveC, .swift],
            notes: [
                "Wireframes of two modules stay apart: a presenter knows its own by a protocol with a method for each route.",
                "The start parameters of a module are those of its initializeModule; a wireframe that leads there gives them.",
                "The interactor's data travels as what InteractorOutputProtocol takes. Make that values: no type is changed here.",
                "A parent's wireframe makes the child; the child tells the parent through its delegate, weakly.",
            ]),
        components: [
            Component([.view], "{module}ViewController"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component([.service], "{module}DataManager", variable: "dataManager"),
            Component(
                [.router], "{module}Wireframe", variable: "wireframe",
                text: [
                    "{screens}",
                    "/// Initialises the module of a controller that exists already.",
                    "static func initializeModule(for view: {controller}{services}) -> {output} {",
                    "    {wiring}",
                    "    return {result}",
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
                from: .interactor, to: .presenter, property: "output",
                protocolPattern: "{module}InteractorOutputProtocol", hold: .weak),
            Port(
                from: .interactor, to: .service, property: "dataManager",
                protocolPattern: "{module}DataManagerProtocol", hold: .strong),
            Port(
                from: .presenter, to: .router, property: "wireframe", protocolPattern: "{module}WireframeProtocol",
                hold: .strong),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Initialised on first use.",
                "lazy var {outlet}: {output} = {builder}.initializeModule(for: self)",
            ],
            makers: [
                "/// Makes the screen together with its module; what it needs are its parameters.",
                "static func initializeModule({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = initializeModule(for: view)",
                "    {inputs}",
                "    return view",
                "}",
            ]),
        objectiveC: .method("initializeModuleForView"))
}
