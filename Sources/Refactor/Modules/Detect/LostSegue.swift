/// A segue that code performs and that is in no storyboard.
struct LostSegue: Sendable {
    let identifier: String
    let module: String
    /// The place where it is performed: `path:line`.
    let place: String
    /// True if a block beside the call says which module it leads to.
    let isLinked: Bool
}
