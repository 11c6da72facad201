extension Style {
    /// The protocol matrix with SwiftUI around it, in the form of iOS 17: Observation finds out what of the presenter a view
    /// shows.
    ///
    /// ## Ownership
    /// As in `protocolMatrixSwiftUI`. A view of SwiftUI that shows what the presenter knows has it as a plain `let`, or as
    /// `@Bindable` where it binds to it; `@State` is for who makes a presenter, and that is the module.
    package static let protocolMatrixObservable = Style(
        id: "protocol-matrix-observable",
        head: StyleHead(
            summary: "protocol-matrix-swiftui for iOS 17: an @Observable presenter, a view that hosts the controller",
            origin: "Apple's guide to the Observable macro, joined with protocol-matrix-swiftui",
            notes: [
                "Variables of the presenter are observed; what is lazy or weak, and what it knows of others, is ignored.",
                "A SwiftUI view has the presenter as 'let', or '@Bindable var' where it binds; the controller keeps it.",
            ]),
        components: protocolMatrixSwiftUI.components.map { component in
            component.role == .presenter
                ? Component(
                    [.presenter], "{module}Presenter",
                    taken: ["access", "access(keyPath:)", "withMutation", "withMutation(keyPath:_:)"],
                    imports: ["Observation"], attributes: ["@Observable"], ignoredAttribute: "@ObservationIgnored")
                : component
        },
        ports: protocolMatrixSwiftUI.ports,
        protocols: protocolMatrixSwiftUI.protocols,
        screens: protocolMatrixSwiftUI.screens)
}
