extension Style {
    /// ZIKViper's thorough scheme: what the view tells and what it asks are two protocols, and so between presenter and
    /// interactor; the wireframe is the module's outlet, the builder its inlet.
    ///
    /// ## Ownership
    /// View → event handler and data source, presenter → interactor and wireframe strong; what leads back is weak. Router and
    /// adapter belong to the application, which is why nothing is written for them.
    package static let zikThorough = Style(
        id: "zik-thorough",
        head: StyleHead(
            summary: "ZIKViper, decoupled: EventHandler and DataSource for view and interactor, Wireframe, Builder",
            origin: "github.com/Zuikyo/ZIKViper, scheme one",
            languages: [.objectiveC, .swift]),
        components: [
            Component([.view], "{module}ViewController", folder: "View"),
            Component([.presenter], "{module}ViewPresenter", folder: "Presenter"),
            Component([.interactor], "{module}Interactor", folder: "Interactor"),
            Component([.router], "{module}Wireframe", variable: "wireframe", folder: "Wireframe"),
            Component(
                [], "{module}Builder", folder: "Builder",
                text: [
                    "/// Builds the {module} module: what the module needs are its parameters.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Builds the module of a view that exists already.",
                    "    static func buildView(_ view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "eventHandler", protocolPattern: "{module}ViewEventHandler",
                hold: .strong, carries: .events, folder: "View"),
            Port(
                from: .view, to: .presenter, property: "viewDataSource", protocolPattern: "{module}ViewDataSource",
                hold: .strong, carries: .queries, folder: "View"),
            Port(
                from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewInput", hold: .weak,
                folder: "View"),
            Port(
                from: .presenter, to: .interactor, property: "interactor", protocolPattern: "{module}InteractorInput",
                hold: .strong, given: .property, folder: "Interactor"),
            Port(
                from: .interactor, to: .presenter, property: "eventHandler",
                protocolPattern: "{module}InteractorEventHandler", hold: .weak, carries: .events, folder: "Interactor"),
            Port(
                from: .interactor, to: .presenter, property: "dataSource",
                protocolPattern: "{module}InteractorDataSource", hold: .weak, carries: .queries, folder: "Interactor"),
            Port(
                from: .presenter, to: .router, property: "wireframe", protocolPattern: "{module}WireframeInput",
                hold: .strong, given: .property, folder: "Wireframe"),
            Port(from: .router, to: .view, property: "view", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Built on first use.",
                "lazy var {outlet}: {output} = {builder}.buildView(self)",
            ],
            makers: [
                "static func viewController({parameters}) -> UIViewController {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = buildView(view)",
                "    {inputs}",
                "    return view",
                "}",
            ]),
        objectiveC: .method("buildView"))
}
