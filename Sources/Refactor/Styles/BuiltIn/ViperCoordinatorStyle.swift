extension Style {
    /// Plain VIPER in an app with coordinators: the presenter asks a protocol that a coordinator of the app fulfils.
    ///
    /// ## Ownership
    /// As in `viper`, but for the coordinator: whoever gives it to the builder keeps it, so that the presenter holds it
    /// weakly. A coordinator of the app keeps its navigation controller, and that the screen: held strongly, they would
    /// keep each other. Where nobody gives one the view keeps the module's own, which holds the view weakly.
    package static let viperCoordinator = Style(
        id: "viper-coordinator",
        head: StyleHead(
            summary: "VIPER with coordinators: the presenter asks a protocol that the app's coordinator fulfils",
            origin: "Soroush Khanlou's coordinators of 2015, joined with VIPER",
            notes: [
                "The builder takes a coordinator of the app, which the module holds weakly: the app keeps its coordinators.",
                "What led on from the screen stands in the module's own coordinator, for where the app gives none.",
                "A view that asks its coordinator itself, with no presenter between them, has it in a property to set.",
            ]),
        components: viper.components.map { component in
            component.role == .router
                ? Component([.router], "{module}Coordinator", variable: "coordinator") : component
        },
        ports: viper.ports.map { port in
            guard port.from == .presenter, port.to == .router else { return port }
            return Port(
                from: .presenter, to: .router, property: "coordinator", protocolPattern: "{module}Coordinating",
                hold: .weak, given: .caller)
        },
        protocols: viper.protocols,
        screens: StyleScreens(
            makers: [
                "/// Makes the screen together with its module.",
                "static func build({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = wire(view{given})",
                "    {inputs}",
                "    return view",
                "}",
            ]))
}
