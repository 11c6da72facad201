/// The signs that the sources give of a controller on the list.
package struct BacklogSigns: Sendable, Equatable {
    /// Its view reports to a presenter.
    package var isSplit = false
    /// The components of its module that the app has.
    package var written: Set<Role> = []
    package var hasPlan = false
    package var isMarked = false
    /// There is something worth doing about it.
    package var isWork = true

    package init() {}

    /// The state of a controller that still has some lines for other roles, of those it had when it was listed.
    package func state(beyond: Int, first: Int) -> BacklogState {
        if isSplit || written.contains(.router) {
            // What may not leave stays: about a fifth of a split controller.
            if beyond <= max(10, first / 4) { return .done }
            return written.contains(.interactor) ? .step2 : .step1
        }
        guard isWork else { return .done }
        return isMarked ? .marked : hasPlan ? .planned : .open
    }
}
