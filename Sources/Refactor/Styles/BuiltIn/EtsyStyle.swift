extension Style {
    /// Etsy's VIPERBuilder, the gentlest first step: the controller stays and gains one property.
    ///
    /// ## Ownership
    /// The builder keeps presenter, interactor and router, the controller keeps the builder; everything else is weak.
    /// The library makes them without arguments, so that services are properties, which may be replaced at run time.
    package static let etsy = Style(
        id: "etsy",
        head: StyleHead(
            summary: "Etsy's VIPERBuilder: the controller gains one property; classes know each other, no protocols",
            origin: "github.com/etsy/VIPERBuilder",
            imports: ["VIPERBuilder"],
            notes: [
                "With --services protocols, services are properties of the interactor: set one to replace it at run time."
            ]),
        components: [
            Component([.view], "{module}ViewController"),
            Component(
                [.presenter], "{module}Presenter", inherits: ["nonisolated VIPERPresenter"],
                taken: ["controller", "interactor"],
                imports: ["VIPERBuilder"]),
            Component(
                [.interactor], "{module}Interactor", inherits: ["nonisolated VIPERInteractor"],
                taken: ["presenter", "router"],
                imports: ["VIPERBuilder"]),
            Component(
                [.router], "{module}Router", inherits: ["nonisolated VIPERRouter"],
                taken: ["controller", "navController"],
                imports: ["VIPERBuilder"]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "viperBuilder.presenter", protocolPattern: nil, hold: .strong),
            Port(
                from: .view, to: .interactor, property: "viperBuilder.interactor", protocolPattern: nil, hold: .strong),
            Port(from: .view, to: .router, property: "viperBuilder.router", protocolPattern: nil, hold: .strong),
            Port(
                from: .presenter, to: .interactor, property: "{name}Interactor", protocolPattern: nil, hold: .weak,
                given: .inherited(as: "interactor", type: "VIPERInteractor")),
            Port(
                from: .presenter, to: .view, property: "{name}Controller", protocolPattern: nil, hold: .weak,
                given: .inherited(as: "controller", type: "UIViewController")),
            Port(
                from: .interactor, to: .presenter, property: "{name}Presenter", protocolPattern: nil, hold: .weak,
                given: .inherited(as: "presenter", type: "VIPERPresenter")),
            Port(
                from: .interactor, to: .router, property: "{name}Router", protocolPattern: nil, hold: .weak,
                given: .inherited(as: "router", type: "VIPERRouter")),
            Port(
                from: .router, to: .view, property: "{name}Controller", protocolPattern: nil, hold: .weak,
                given: .inherited(as: "controller", type: "UIViewController")),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "lazy var viperBuilder: VIPERBuilder<{interactor}, {presenter}, {router}> = VIPERBuilder(controller: self)"
            ]),
        wiring: StyleWiring(
            injection: .property))
}
