extension Style {
    /// MVVM-C: the view reports to a view model, which asks the model and the coordinator.
    ///
    /// ## Roles
    /// The view model takes the presenter's work, the coordinator the router's. The model takes the interactor's: rules,
    /// requests and storage, so that the view model does not become what the controller was. It knows nobody above it: it
    /// answers by results and closures, and what has to tell the view is the view model's.
    ///
    /// ## Ownership
    /// View → view model → model and coordinator strong. The coordinator holds the controller weakly, and the view model its
    /// view too, as a delegate: without a library for bindings that is how it tells of changes. Coordinators that are kept in
    /// a tree would keep screens alive that are gone; here one lives as long as its screen.
    package static let mvvmC = Style(
        id: "mvvm-c",
        head: StyleHead(
            summary: "MVVM-C: View, ViewModel, Model, and a Coordinator that makes the screen and leads on from it",
            origin: "Soroush Khanlou's coordinators of 2015, joined with MVVM",
            notes: [
                "The view model tells its view through a delegate; bindings of a library are a team's to add.",
                "A coordinator is of one screen: it makes it and lives as long; there is no tree of coordinators to keep.",
            ]),
        components: [
            Component([.view], "{module}ViewController"),
            Component([.presenter], "{module}ViewModel", variable: "viewModel"),
            Component([.interactor], "{module}Model", variable: "model"),
            Component(
                [.router], "{module}Coordinator", variable: "coordinator",
                text: [
                    "{screens}",
                    "/// Makes the view model of a controller that exists already.",
                    "static func makeViewModel(for view: {controller}{services}) -> {output} {",
                    "    {wiring}",
                    "    return {result}",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "viewModel", protocolPattern: "{module}ViewModelProtocol",
                hold: .strong),
            Port(
                from: .presenter, to: .view, property: "viewDelegate", protocolPattern: "{module}ViewModelDelegate",
                hold: .weak),
            Port(
                from: .presenter, to: .interactor, property: "model", protocolPattern: "{module}ModelProtocol",
                hold: .strong),
            Port(
                from: .presenter, to: .router, property: "coordinator", protocolPattern: "{module}CoordinatorProtocol",
                hold: .strong),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .one("{module}Protocols"),
        screens: StyleScreens(
            outlet: [
                "/// Made on first use.",
                "lazy var {outlet}: {output} = {builder}.makeViewModel(for: self)",
            ],
            makers: [
                "/// Makes the screen together with its view model; whoever leads here shows it.",
                "static func start({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = makeViewModel(for: view)",
                "    {inputs}",
                "    return view",
                "}",
            ]))
}
