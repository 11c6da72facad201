extension Style {
    /// VIPERA: interfaces with the bare names of the roles, default implementations, a module class that builds.
    ///
    /// ## Ownership
    /// View → presenter → interactor and router strong; all references back weak. The router has the module's delegate.
    ///
    /// ## Services
    /// Those that are known by protocols come from `App.shared`, to which each module contributes its own.
    package static let vipera = Style(
        id: "vipera",
        head: StyleHead(
            summary: "VIPERA: interfaces named as the roles, default implementations, a Module that builds",
            origin: "github.com/BinaryBirds, theswiftdev.com"),
        components: [
            Component([.view], "{module}DefaultView", folder: "Implementations/Default"),
            Component([.presenter], "{module}DefaultPresenter", folder: "Implementations/Default"),
            Component([.interactor], "{module}DefaultInteractor", folder: "Implementations/Default"),
            Component([.router], "{module}DefaultRouter", folder: "Implementations/Default"),
            Component(
                [], "{module}Module",
                text: [
                    "/// Builds the {module} module.",
                    "{attributes}",
                    "final class {builder} {",
                    "    {screens}",
                    "    /// Builds the module of a view that exists already.",
                    "    func build(for view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
            Component(
                [], "{module}Services",
                text: [
                    "{if entries}",
                    "/// The services of the {module} module.",
                    "extension {container} {",
                    "{for entry}",
                    "    var {entry}: {type} { {value} }",
                    "{end}",
                    "}",
                    "{end}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "presenter", protocolPattern: "{module}Presenter",
                hold: .strong, folder: "Interfaces"),
            Port(
                from: .presenter, to: .view, property: "view", protocolPattern: "{module}View", hold: .weak,
                folder: "Interfaces"),
            Port(
                from: .presenter, to: .interactor, property: "interactor", protocolPattern: "{module}Interactor",
                hold: .strong, given: .property, folder: "Interfaces"),
            Port(
                from: .interactor, to: .presenter, property: "presenter", protocolPattern: "{module}Presenter",
                hold: .weak, folder: "Interfaces"),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}Router", hold: .strong,
                given: .property, folder: "Interfaces"),
            Port(
                from: .router, to: .presenter, property: "presenter", protocolPattern: "{module}Presenter",
                hold: .weak, folder: "Interfaces"),
            Port(from: .router, to: .view, property: "viewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Built on first use.",
                "lazy var {outlet}: {output} = {builder}().build(for: self)",
            ],
            makers: [
                "func buildDefault({parameters}) -> UIViewController {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = build(for: view)",
                "    {inputs}",
                "    return view",
                "}",
            ]),
        wiring: StyleWiring(
            container: Component(
                [], "App",
                text: [
                    "/// What the whole app shares; its modules say in extensions which services they need.",
                    "final class App {",
                    "    static let shared = App()",
                    "",
                    "    private init() {}",
                    "}",
                ]),
            outputHolder: .router),
        shapes: .vipera)
}
