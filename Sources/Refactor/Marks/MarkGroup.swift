/// The members that may stand under one mark: a responsibility, where all kinds of state are one, since marks cannot
/// separate them.
package struct MarkGroup: Sendable, Hashable, Comparable {
    /// The responsibility; view state for state of any kind.
    package let responsibility: Responsibility

    package init(_ responsibility: Responsibility) {
        switch responsibility {
        case .viewState, .presentationState, .businessState: self.responsibility = .viewState
        default: self.responsibility = responsibility
        }
    }

    package static let state = MarkGroup(.viewState)
    package static let entity = MarkGroup(.entity)

    /// In the order in which they stand in a class: state, the fourteen, then what lies outside of them.
    package static let all: [MarkGroup] =
        [.state] + Responsibility.allCases.map(MarkGroup.init).filter { $0 != .state }

    /// The name of the group in a file of titles.
    package var id: String { self == .state ? "state" : responsibility.rawValue }

    /// The title in the words of the source method.
    package var title: String { self == .state ? "State" : responsibility.title }

    /// Its place in that order.
    package var rank: Int { Self.all.firstIndex(of: self) ?? Self.all.count }

    package static func < (left: MarkGroup, right: MarkGroup) -> Bool { left.rank < right.rank }
}
