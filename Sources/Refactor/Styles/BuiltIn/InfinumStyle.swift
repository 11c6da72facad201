extension Style {
    /// Infinum's templates: the wireframe is what callers create, and it makes the rest.
    ///
    /// ## Ownership
    /// View → presenter → interactor and wireframe strong. The templates hold the view unowned; here it is weak, since an
    /// answer that comes after the screen has gone would end the app. `BaseWireframe` keeps a new screen until somebody
    /// shows it; what the wireframe does later goes through its own weak reference, for the same reason.
    package static let infinum = Style(
        id: "infinum",
        head: StyleHead(
            summary: "Infinum's templates: a Wireframe that makes its module, one file of interfaces",
            origin: "github.com/infinum/ios-viper-xcode-templates"),
        components: [
            Component([.view], "{module}ViewController", variable: "moduleViewController"),
            Component([.presenter], "{module}Presenter"),
            Component([.interactor], "{module}Interactor"),
            Component(
                [.router], "{module}Wireframe", variable: "wireframe", inherits: ["BaseWireframe<{controller}>"],
                taken: ["navigationController", "viewController"],
                text: [
                    "// MARK: - Module setup -",
                    "",
                    "{screens}",
                    "/// Sets up the module of a controller that exists already.",
                    "static func setup(_ moduleViewController: {controller}) -> {output} {",
                    "    let wireframe = {builder}(viewController: moduleViewController)",
                    "    _ = wireframe.viewController  // From here on it holds the controller weakly.",
                    "    return wireframe.setup(moduleViewController)",
                    "}",
                    "",
                    "/// Sets up the module around a controller that it holds.",
                    "func setup(_ moduleViewController: {controller}{services}) -> {output} {",
                    "    {wiring here}",
                    "    return {result}",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}PresenterInterface",
                hold: .strong, refines: "PresenterInterface"),
            Port(
                from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewInterface", hold: .weak,
                refines: "ViewInterface"),
            Port(
                from: .presenter, to: .interactor, property: "interactor",
                protocolPattern: "{module}InteractorInterface", hold: .strong, refines: "InteractorInterface"),
            Port(
                from: .presenter, to: .router, property: "wireframe", protocolPattern: "{module}WireframeInterface",
                hold: .strong, refines: "WireframeInterface"),
            Port(from: .router, to: .view, property: "moduleViewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .one("{module}Interfaces"),
        screens: StyleScreens(
            outlet: [
                "/// Set up on first use.",
                "lazy var {outlet}: {output} = {builder}.setup(self)",
            ],
            makers: [
                "convenience init({parameters}) {",
                "    let moduleViewController = {controller}({arguments})",
                "    self.init(viewController: moduleViewController)",
                "    moduleViewController.{outlet} = setup(moduleViewController)",
                "    {inputs}",
                "}",
            ]))
}
