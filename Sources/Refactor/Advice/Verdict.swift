/// The advice about a controller as a whole.
package enum Verdict: Sendable, Equatable {
    /// The whole of VIPER pays.
    case viper
    /// One role alone taken out is the better deal.
    case step(Role)
    /// It is too large, but with the view's own work: views and child controllers help, other roles do not.
    case splitView
    /// Too much is undecided to say.
    case decideFirst
    /// Nothing to do.
    case leave
    /// It reports to a presenter already.
    case done

    /// True if there is something to do.
    package var isWork: Bool {
        switch self {
        case .viper, .step, .splitView, .decideFirst: true
        case .leave, .done: false
        }
    }

    /// The word in documents and tables.
    package var code: String {
        switch self {
        case .viper: "viper"
        case .step(let role): role.rawValue + "-alone"
        case .splitView: "split-view"
        case .decideFirst: "decide-first"
        case .leave: "leave"
        case .done: "done"
        }
    }
}
