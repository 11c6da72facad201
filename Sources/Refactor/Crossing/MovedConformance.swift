/// A conformance of the controller that a component takes over: the members of its extension, and every `self` that is
/// given away as one.
///
/// ```
/// center.add(observer: self)                    // the presenter's, and self is the presenter there
/// extension Feed: FeedObserver { … }            // extension FeedPresenter: FeedObserver { … }
/// ```
package struct MovedConformance: Sendable, Equatable {
    /// The name of the protocol.
    package let name: String
    /// The index of the extension among the controller's declarations.
    package let declaration: Int
    package var role: Role
    /// The members of the extension.
    package let members: Set<Int>
    /// The first byte of each `self` that is given to somebody who expects the protocol.
    package let uses: Set<Int>
    /// Everybody who keeps it does so weakly: it is not called once the screen has gone.
    let isHeldWeakly: Bool
}

extension [MovedConformance] {
    /// The one that a member belongs to.
    package func home(of member: Int) -> MovedConformance? { first { $0.members.contains(member) } }

    /// Returns true if self is given away by the component of a role, at an offset, as something that the component is.
    func serve(_ use: ReferenceFact, in role: Role) -> Bool {
        contains { $0.role == role && $0.uses.contains(use.range.lowerBound) }
    }

    /// The roles as they are with these.
    func applied(to assignments: [Assignment]) -> [Assignment] {
        assignments.map { assignment in
            guard let home = home(of: assignment.member), assignment.role != home.role || assignment.isUndecided else {
                return assignment
            }
            var moved = assignment
            moved.role = home.role
            moved.confidence = .medium
            moved.anchor = nil
            moved.tie = nil
            return moved
        }
    }
}
