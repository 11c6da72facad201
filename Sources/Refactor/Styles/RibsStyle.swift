extension Style {
    /// Uber's RIBs: the router leads, the interactor decides and presents, the view controller is its presenter.
    ///
    /// ## Ownership
    /// Router → interactor and view strong, interactor → view strong; the view's listener and the interactor's router
    /// are weak. Whoever builds the module keeps it, by attaching its router: the view cannot do so itself, and so callers
    /// have to change.
    package static let ribs = Style(
        id: "ribs",
        summary: "Uber's RIBs: View, Interactor, Router, Builder; the interactor does the presenter's work",
        origin: "github.com/uber/RIBs-iOS",
        components: [
            Component(
                [.view], "{module}ViewController", variable: "viewController",
                inherits: ["Presentable", "ViewControllable"]),
            Component(
                [.interactor, .presenter], "{module}Interactor",
                inherits: ["PresentableInteractor<{interactor>view}>"],
                taken: [
                    "activate()", "deactivate()", "didBecomeActive()", "isActive", "isActiveStream", "listener",
                    "presenter", "router", "willResignActive()",
                ], imports: ["RIBs"]),
            Component(
                [.router], "{module}Router", inherits: ["ViewableRouter<{router>interactor}, {router>view}>"],
                taken: [
                    "attachChild(_:)", "children", "detachChild(_:)", "didLoad()", "interactable", "interactor",
                    "lifecycle", "load()", "viewControllable", "viewController",
                ], imports: ["RIBs"], isRequired: true),
            Component(
                [], "{module}Builder", imports: ["RIBs"],
                text: [
                    "{attributes}",
                    "protocol {module}Buildable: Buildable {",
                    "    func build(with viewController: {controller}) -> {interactor>router}",
                    "}",
                    "",
                    "/// Builds the {module} RIB; attaching its router to that of the parent keeps it.",
                    "{attributes}",
                    "final class {builder}: Builder<EmptyDependency>, {module}Buildable {",
                    "    {screens}",
                    "    func build(with viewController: {controller}) -> {interactor>router} {",
                    "        {wiring}",
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
        outlet: [
            "/// The interactor: who builds the module keeps it, by its router.",
            "weak var {outlet}: {output?}",
        ],
        screens: [
            "func build({parameters}) -> {interactor>router} {",
            "    let viewController = {controller}({arguments})",
            "    let router = build(with: viewController)",
            "    {inputs}",
            "    return router",
            "}",
        ],
        imports: ["RIBs"])
}
