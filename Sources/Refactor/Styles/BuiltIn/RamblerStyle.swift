extension Style {
    /// Rambler's: input and output pairs, and a Typhoon assembly that puts the module together.
    ///
    /// ## Ownership
    /// View → output, presenter → interactor and router strong; the presenter's view, the interactor's output and the
    /// router's transition handler weak.
    package static let rambler = Style(
        id: "rambler",
        head: StyleHead(
            summary: "Rambler's: Input and Output pairs, and a Typhoon Assembly that puts the module together",
            origin: "github.com/strongself/generamba-catalog, rviper_controller",
            languages: [.objectiveC]),
        components: [
            Component([.view], "{module}ViewController", folder: "View"),
            Component([.presenter], "{module}Presenter", folder: "Presenter"),
            Component([.interactor], "{module}Interactor", folder: "Interactor"),
            Component([.router], "{module}Router", folder: "Router"),
            Component([], "{module}Assembly", folder: "Assembly", text: ["{wiring}"]),
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
        objectiveC: .typhoon)
}
