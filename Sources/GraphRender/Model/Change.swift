/// The change of a thing between two graphs that are drawn as one.
public enum Change: String, Sendable, CaseIterable {
    case added
    case removed
    case changed
    case unchanged

    /// The line in the legend.
    package var legend: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .changed: "changed"
        case .unchanged: "as before"
        }
    }

    /// The sign on a thing, so that none needs its colour; none for what is as before.
    package var sign: String? {
        switch self {
        case .added: "+"
        case .removed: "–"
        case .changed: "±"
        case .unchanged: nil
        }
    }
}
