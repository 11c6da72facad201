extension Style {
    /// Uber's RIBs: the router leads, the interactor decides and presents, the view controller is its presenter.
    ///
    /// ## Ownership
    /// Router → interactor and view strong, interactor → view strong; the view's listener and the interactor's router
    /// are weak, and so is the interactor's listener. Whoever builds the module keeps it, by attaching its router: the view
    /// cannot do so itself, and so callers have to change.
    ///
    /// ## What comes in and goes out
    /// Services come from the component, which has them from the dependency that the parent fulfils; the real ones are there
    /// if it says nothing. What the module reports it tells its listener.
    package static let ribs = Style(
        id: "ribs",
        head: StyleHead(
            summary: "Uber's RIBs: View, Interactor, Router, Builder; the interactor does the presenter's work",
            origin: "github.com/uber/RIBs-iOS",
            imports: ["RIBs"]),
        components: [
            Component(
                [.view], "{module}ViewController", variable: "viewController",
                inherits: ["Presentable", "ViewControllable"]),
            Component(
                [.interactor, .presenter], "{module}Interactor",
                inherits: ["nonisolated PresentableInteractor<{interactor>view}>"],
                taken: [
                    "activate()", "deactivate()", "didBecomeActive()", "isActive", "isActiveStream", "listener",
                    "presenter", "router", "willResignActive()",
                ], imports: ["RIBs"],
                text: [
                    "{if blank}",
                    "/// The RIB is attached: its work begins.",
                    "override func didBecomeActive() {",
                    "    super.didBecomeActive()",
                    "}",
                    "",
                    "/// The RIB is about to be detached: its work ends.",
                    "override func willResignActive() {",
                    "    super.willResignActive()",
                    "}",
                    "{end}",
                ]),
            Component(
                [.router], "{module}Router",
                inherits: ["nonisolated ViewableRouter<{router>interactor}, {router>view}>"],
                taken: [
                    "attachChild(_:)", "children", "detachChild(_:)", "didLoad()", "interactable", "interactor",
                    "lifecycle", "load()", "viewControllable", "viewController",
                ], imports: ["RIBs"], isRequired: true),
            Component(
                [], "{module}Builder", imports: ["RIBs"],
                text: dependency + [
                    "{listener}",
                    "{attributes}",
                    "protocol {module}Buildable: Buildable {",
                    "    {heads}",
                    "    \(build)",
                    "}",
                    "",
                    "/// Builds the {module} RIB; attaching its router to that of the parent keeps it.",
                    "{attributes}",
                    "final class {builder}: Builder<{if services}{module}Dependency{else}EmptyDependency{end}>, {module}Buildable {",
                    "{if main-actor}",
                    "    nonisolated override init(dependency: {if services}{module}Dependency{else}EmptyDependency{end}) {",
                    "        super.init(dependency: dependency)",
                    "    }",
                    "",
                    "{end}",
                    "    {screens}",
                    "    \(build) {",
                    "{if blank}",
                    "{else}",
                    "{if services}",
                    "        let component = {module}Component(dependency: dependency)",
                    "{end}",
                    "{end}",
                    "        {wiring}",
                    "{if listener}",
                    "        interactor.listener = listener",
                    "{end}",
                    "        viewController.{outlet} = {result}",
                    "        return router",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .interactor, property: "listener", protocolPattern: "{module}PresentableListener",
                hold: .weak),
            Port(
                from: .interactor, to: .view, property: "presenter", protocolPattern: "{module}Presentable",
                hold: .strong, given: .base, refines: "Presentable"),
            Port(
                from: .interactor, to: .router, property: "router", protocolPattern: "{module}Routing", hold: .weak,
                refines: "ViewableRouting"),
            Port(
                from: .router, to: .interactor, property: "interactor", protocolPattern: "{module}Interactable",
                hold: .strong, given: .base, refines: "Interactable"),
            Port(
                from: .router, to: .view, property: "viewController.uiviewController", protocolPattern: nil,
                hold: .strong, given: .derived(from: "viewController"), carries: .superclass),
            Port(
                from: .router, to: .view, property: "viewController", protocolPattern: "{module}ViewControllable",
                hold: .strong, given: .base, carries: .own, refines: "ViewControllable"),
        ],
        protocols: .withUser,
        screens: StyleScreens(
            outlet: [
                "/// The interactor: who builds the module keeps it, by its router.",
                "weak var {outlet}: {output?}",
            ],
            makers: [
                "func build({parameters}) -> {interactor>router} {",
                "    let viewController = {controller}({arguments})",
                "    let router = build(with: viewController{if listener}, listener: listener{end})",
                "    {inputs}",
                "    return router",
                "}",
            ]),
        wiring: StyleWiring(
            services: "component.{service}",
            listener: "{module}Listener"),
        testing: StyleTesting(
            making: [
                "{if services}",
                "/// A parent that says nothing, so that the services are the real ones.",
                "{attributes}",
                "private final class Parent: {module}Dependency {}",
                "",
                "{end}",
                "{builder}(dependency: {if services}Parent(){else}EmptyComponent(){end})"
                    + ".build(with: {screen}{if listener}, listener: nil{end})",
            ]),
        shapes: .ribs)

    private static let build =
        "func build(with viewController: {controller}{if listener}, listener: {module}Listener?{end}) -> {interactor>router}"

    /// The protocol of what the module needs from outside, where it needs something.
    private static let dependency = [
        "{if services}",
        "{if blank}",
        "/// What the {module} RIB needs from its parent.",
        "{else}",
        "/// What the {module} RIB needs from its parent; one that says nothing gives the real ones.",
        "{end}",
        "{attributes}",
        "protocol {module}Dependency: Dependency {",
        "{for service}",
        "    var {service}: {type} { get }",
        "{end}",
        "}",
        "",
        "{if blank}",
        "{else}",
        "{availability}",
        "extension {module}Dependency {",
        "{for service}",
        "    var {service}: {type} { {value} }",
        "{end}",
        "}",
        "",
        "{end}",
        "/// What the {module} RIB has, for itself and for children.",
        "{attributes}",
        "final class {module}Component: Component<{module}Dependency> {",
        "{if main-actor}",
        "    nonisolated override init(dependency: {module}Dependency) {",
        "        super.init(dependency: dependency)",
        "    }",
        "",
        "{end}",
        "{for service}",
        "    fileprivate var {service}: {type} { dependency.{service} }",
        "{end}",
        "}",
        "",
        "{end}",
    ]
}
