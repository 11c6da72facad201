/// The way in which a provided member does the work of a required one.
struct MemberFit: Equatable {
    /// For each parameter of the provided member, the place of the required one that goes there.
    let order: [Int]
    /// True if all types and effects are such that the compiler takes one for the other.
    let isAlike: Bool
    /// Places of required parameters, and -1 for the result, that need a cast in Objective-C.
    let casts: Set<Int>

    /// Why a member cannot do it.
    struct Obstacle: Error, Equatable {
        let reason: String
        /// True if `--map` would help.
        var isOpen = false
    }
}
