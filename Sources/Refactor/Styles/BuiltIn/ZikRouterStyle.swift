extension Style {
    /// ZIKViper with ZIKRouter: the module's own router is wireframe, router and builder, and the app finds it by what it
    /// registers.
    ///
    /// ## Ownership
    /// View → event handler and data source, presenter → interactor and router strong; what leads back is weak, the router's
    /// destination too.
    ///
    /// ## What comes in
    /// What callers set before the screen is shown is the protocol that the module provides: other modules find the screen
    /// by it, or by one of their own and an adapter.
    package static let zikRouter = Style(
        id: "zik-router",
        head: StyleHead(
            summary: "ZIKViper with ZIKRouter: one ViewRouter is wireframe, router and builder, and registers the view",
            origin: "github.com/Zuikyo/ZIKViper, scheme two, and ZIKRouter",
            languages: [.objectiveC, .swift],
            imports: ["ZRouter"]),
        components: [
            Component([.view], "{module}ViewController", folder: "View", inherits: ["ZIKRoutableView"]),
            Component([.presenter], "{module}ViewPresenter", folder: "Presenter"),
            Component([.interactor], "{module}Interactor", folder: "Interactor"),
            Component(
                [.router], "{module}ViewRouter", folder: "Router",
                inherits: ["ZIKViewRouter<{controller}, ViewRouteConfig>"],
                taken: [
                    "attachDestination(_:)", "canPerform()", "canRemove()", "configuration", "destination",
                    "destination(with:)", "error", "performRoute()", "prepareDestination(_:configuration:)",
                    "removeRoute()", "state",
                ], imports: ["ZIKRouter.Internal", "ZRouter"],
                text: [
                    "override class func registerRoutableDestination() {",
                    "    registerExclusiveView({controller}.self)",
                    "{if inputs}",
                    "    register(RoutableView<{module}ProvidedInput>())",
                    "{end}",
                    "}",
                    "",
                    "{screens}",
                    "override func prepareDestination(_ destination: {controller}, configuration: ViewRouteConfig) {",
                    "    destination.{outlet} = assembleViper(for: destination)",
                    "}",
                    "",
                    "/// Assembles the module of a controller that came about without a router.",
                    "static func assembleViper(for view: {controller}) -> {output} {",
                    "    guard let router = {builder}(configuring: { _ in }, removing: nil) else {",
                    "        preconditionFailure(\"{builder} is abstract\")",
                    "    }",
                    "    router.attachDestination(view)",
                    "    return router.assembleViper(for: view)",
                    "}",
                    "",
                    "private func assembleViper(for view: {controller}) -> {output} {",
                    "    {wiring here}",
                    "    return {result}",
                    "}",
                ]),
            Component(
                [], "{module}ProvidedInput", folder: "Router", imports: ["ZRouter"],
                text: [
                    "{if inputs}",
                    "/// What others may set before the {module} screen is shown; they find it by this protocol.",
                    "{attributes}",
                    "protocol {module}ProvidedInput: AnyObject {",
                    "{for input}",
                    "    var {input}: {type} { get set }",
                    "{end}",
                    "}",
                    "",
                    "{availability}",
                    "extension RoutableView where Protocol == {module}ProvidedInput {",
                    "    init() { self.init(declaredProtocol: Protocol.self) }",
                    "}",
                    "",
                    "{availability}",
                    "extension {controller}: {module}ProvidedInput {}",
                    "{end}",
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
                from: .presenter, to: .router, property: "router", protocolPattern: nil, hold: .strong,
                given: .property),
            Port(from: .router, to: .view, property: "destination", protocolPattern: nil, hold: .weak, given: .base),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Assembled on first use.",
                "lazy var {outlet}: {output} = {builder}.assembleViper(for: self)",
            ],
            makers: [
                "override func destination(with configuration: ViewRouteConfig) -> {controller}? {",
                "    return {controller}({arguments})",
                "}",
            ]),
        wiring: StyleWiring(
            registrations: AdapterRegistration.zikRouter),
        objectiveC: .viewRouter)
}
