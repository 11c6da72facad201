extension Style {
    /// The original of 2013: module interface, user interface, wireframe, a data manager below the interactor, and
    /// dependencies that are configured at start.
    ///
    /// ## Ownership
    /// View → event handler → interactor and wireframe strong, interactor → data manager strong. The original holds
    /// everything strongly; here what leads back is weak, and the data manager knows nobody above it: it answers.
    package static let mutualmobile = Style(
        id: "mutualmobile",
        head: StyleHead(
            summary:
                "the original of 2013: ModuleInterface, Wireframe, DataManager, dependencies configured for the app",
            origin: "github.com/mutualmobile/VIPER-SWIFT, objc.io issue 13",
            languages: [.objectiveC, .swift]),
        components: [
            Component([.view], "{module}ViewController", variable: "userInterface", folder: "User Interface/View"),
            Component([.presenter], "{module}Presenter", folder: "User Interface/Presenter"),
            Component([.interactor], "{module}Interactor", folder: "Application Logic/Interactor"),
            Component(
                [.service], "{module}DataManager", variable: "dataManager", folder: "Application Logic/Manager"),
            Component([.router], "{module}Wireframe", variable: "wireframe", folder: "User Interface/Wireframe"),
            Component(
                [], "{module}Dependencies",
                text: [
                    "/// What `AppDependencies` does for the {module} module.",
                    "{attributes}",
                    "final class {builder} {",
                    "    {screens}",
                    "    /// Configures a controller that exists already.",
                    "    func configureDependencies(for userInterface: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                    "",
                    "{attributes}",
                    "extension {container} {",
                    "    /// Makes the screens of the {module} module.",
                    "    var {name}: {builder} { {builder}() }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "eventHandler", protocolPattern: "{module}ModuleInterface",
                hold: .strong, folder: "Module Interface"),
            Port(
                from: .presenter, to: .view, property: "userInterface", protocolPattern: "{module}ViewInterface",
                hold: .weak, folder: "User Interface/View"),
            Port(
                from: .presenter, to: .interactor, property: "{name}Interactor",
                protocolPattern: "{module}InteractorInput", hold: .strong, given: .property,
                file: "{module}InteractorIO", folder: "Application Logic/Interactor"),
            Port(
                from: .interactor, to: .presenter, property: "output", protocolPattern: "{module}InteractorOutput",
                hold: .weak, file: "{module}InteractorIO", folder: "Application Logic/Interactor"),
            Port(
                from: .interactor, to: .service, property: "dataManager",
                protocolPattern: "{module}DataManagerInterface", hold: .strong, folder: "Application Logic/Manager"),
            Port(
                from: .presenter, to: .router, property: "{name}Wireframe",
                protocolPattern: "{module}WireframeInterface", hold: .strong, given: .property,
                folder: "User Interface/Wireframe"),
            Port(from: .router, to: .view, property: "{name}ViewController", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Configured on first use.",
                "lazy var {outlet}: {output} = {builder}().configureDependencies(for: self)",
            ],
            makers: [
                "/// Makes the screen together with its module.",
                "func {name}ViewController({parameters}) -> {controller} {",
                "    let userInterface = {controller}({arguments})",
                "    userInterface.{outlet} = configureDependencies(for: userInterface)",
                "    {inputs}",
                "    return userInterface",
                "}",
            ]),
        wiring: StyleWiring(
            container: Component(
                [], "AppDependencies",
                text: [
                    "/// The dependencies of the whole app, which the app delegate keeps; each module contributes its own.",
                    "final class AppDependencies {",
                    "    init() {}",
                    "}",
                ])),
        objectiveC: .method("configureDependenciesForView"))
}
