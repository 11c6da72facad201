extension Style {
    /// The protocol matrix with SwiftUI around it: the presenter is observable, the controller stands in a hosted view.
    ///
    /// ## Ownership
    /// As in `protocolMatrix`; SwiftUI keeps the controller, which keeps its presenter.
    package static let protocolMatrixSwiftUI = Style(
        id: "protocol-matrix-swiftui",
        head: StyleHead(
            summary: "protocol-matrix for SwiftUI: an observable presenter, a view that hosts the controller",
            origin: "blog posts, such as the article module of 2023"),
        components: [
            Component([.view], "{module}ViewController"),
            Component(
                [.presenter], "{module}Presenter", inherits: ["ObservableObject"], taken: ["objectWillChange"],
                imports: ["Combine"], stateAttribute: "@Published"),
            Component([.interactor], "{module}Interactor"),
            Component([.router], "{module}Router"),
            Component(
                [], "{module}View", imports: ["SwiftUI"],
                text: [
                    "/// The screen of the {module} module in SwiftUI, which keeps the controller.",
                    "{attributes}",
                    "struct {module}View: UIViewControllerRepresentable {",
                    "    let makeController: () -> {controller}",
                    "",
                    "    func makeUIViewController(context: Context) -> {controller} { makeController() }",
                    "",
                    "    func updateUIViewController(_ controller: {controller}, context: Context) {}",
                    "}",
                    "",
                    "extension {builder} {",
                    "    {hosts}",
                    "}",
                ]),
            Component(
                [], "{module}ModuleBuilder",
                text: [
                    "/// Creates the parts of the {module} module and connects them.",
                    "{attributes}",
                    "enum {builder} {",
                    "    {screens}",
                    "    /// Connects the module of a controller that exists already.",
                    "    static func connect(_ view: {controller}{services}) -> {output} {",
                    "        {wiring}",
                    "        return {result}",
                    "    }",
                    "}",
                ]),
        ],
        ports: protocolMatrix.ports,
        protocols: protocolMatrix.protocols,
        screens: StyleScreens(
            outlet: protocolMatrix.screens.outlet,
            makers: [
                "/// Makes the controller with its module.",
                "static func buildController({parameters}) -> {controller} {",
                "    let view = {controller}({arguments})",
                "    view.{outlet} = connect(view)",
                "    {inputs}",
                "    return view",
                "}",
            ],
            hosts: [
                "/// The screen with its module; the controller is made when SwiftUI shows it.",
                "static func build({parameters}) -> some View {",
                "    {module}View {{captures}",
                "        buildController({passed})",
                "    }",
                "}",
            ]))
}
