extension Style {
    /// Rambler's templates for Swift: input and output pairs, a Configurator, an Initializer for storyboards.
    ///
    /// ## Ownership
    /// View → output, presenter → interactor and router strong; the presenter's view and the interactor's output weak. The
    /// template's router knows no view and so cannot navigate; here it has the transition handler of Rambler's library.
    package static let ramblerSwift = Style(
        id: "rambler-swift",
        head: StyleHead(
            summary: "Rambler's templates for Swift: Input and Output pairs, Configurator and Initializer",
            origin: "github.com/strongself/generamba-catalog, swifty_viper"),
        components: [
            Component([.view], "{module}ViewController", variable: "viewController", folder: "View"),
            Component([.presenter], "{module}Presenter", folder: "Presenter"),
            Component([.interactor], "{module}Interactor", folder: "Interactor"),
            Component([.router], "{module}Router", folder: "Router"),
            Component(
                [], "{module}ModuleConfigurator", folder: "Configurator",
                text: [
                    "/// Configures the {module} module.",
                    "{attributes}",
                    "final class {builder} {",
                    "    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {",
                    "        guard let viewController = viewInput as? {controller} else { return }",
                    "        viewController.{outlet} = configure(viewController: viewController)",
                    "    }",
                    "",
                    "    {screens}",
                    "    func configure(viewController: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
            Component(
                [], "{module}ModuleInitializer", folder: "Configurator",
                text: [
                    "/// An object for the storyboard's scene, which configures the module when the scene is loaded.",
                    "{attributes}",
                    "final class {module}ModuleInitializer: NSObject {",
                    "    @IBOutlet weak var {name}ViewController: {controller}!",
                    "",
                    "    override func awakeFromNib() {",
                    "        super.awakeFromNib()",
                    "        {builder}().configureModuleForViewInput(viewInput: {name}ViewController)",
                    "    }",
                    "}",
                ]),
        ],
        ports: [
            Port(
                from: .view, to: .presenter, property: "output", protocolPattern: "{module}ViewOutput", hold: .strong,
                folder: "View"),
            Port(
                from: .presenter, to: .view, property: "view", protocolPattern: "{module}ViewInput", hold: .weak,
                folder: "View"),
            Port(
                from: .presenter, to: .interactor, property: "interactor", protocolPattern: "{module}InteractorInput",
                hold: .strong, given: .property, folder: "Interactor"),
            Port(
                from: .interactor, to: .presenter, property: "output", protocolPattern: "{module}InteractorOutput",
                hold: .weak, folder: "Interactor"),
            Port(
                from: .presenter, to: .router, property: "router", protocolPattern: "{module}RouterInput",
                hold: .strong, given: .property, folder: "Router"),
            Port(from: .router, to: .view, property: "transitionHandler", protocolPattern: nil, hold: .weak),
        ],
        protocols: .each,
        screens: StyleScreens(
            outlet: [
                "/// Configured on first use.",
                "lazy var {outlet}: {output} = {builder}().configure(viewController: self)",
            ],
            makers: [
                "/// Makes the screen together with its module.",
                "func {name}ViewController({parameters}) -> {controller} {",
                "    let viewController = {controller}({arguments})",
                "    viewController.{outlet} = configure(viewController: viewController)",
                "    {inputs}",
                "    return viewController",
                "}",
            ]))
}
