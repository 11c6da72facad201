/// The name of a generated method, with a label for each parameter; `_` is none.
package struct CutMethodName: Sendable, Equatable {
    package let base: String
    package let labels: [String]

    /// Names what a run of statements does, by the run itself and its host; equal input gives an equal name.
    package init(of cut: CutDescription) {
        let name = SubscriptionWords.name(of: cut) ?? Self.base(of: cut)
        self.init(base: Reserved.cleaned(name), parameters: cut.parameters, result: cut.result)
    }

    private static func base(of cut: CutDescription) -> String {
        switch cut.role {
        case .view: ViewNames.name(of: cut)
        case .presenter: PresenterNames.name(of: cut)
        case .interactor, .entity, .service: InteractorNames.name(of: cut)
        case .router: RouterNames.name(of: cut)
        }
    }

    /// A name that was chosen otherwise, for these parameters.
    package init(base: String, parameters: [CutDescription.Value], result: CutDescription.Value? = nil) {
        self.base = base
        labels = ParameterWords.labels(of: base, parameters, result: result)
    }

    /// The name as a signature: `show(user:)`.
    package var signature: String { Self.signature(base, labels) }

    static func signature(_ base: String, _ labels: [String]) -> String {
        base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
