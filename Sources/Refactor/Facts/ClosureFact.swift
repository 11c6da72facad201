/// What stands before the statements of a closure, and to whom it is given.
package struct ClosureFact: Sendable, Equatable {
    /// How a capture list holds self, under any name.
    package enum Hold: Sendable, Equatable {
        /// It does not name self: the closure holds what it uses, as that is held around it.
        case asAround
        case strong
        /// `weak` or `unowned`.
        case weak
    }

    package let hold: Hold
    /// The bytes between the brackets of its capture list.
    package let captures: Range<Int>?
    /// Where a capture list would stand.
    package let start: Int
    /// Whether `in` is written.
    package let hasHead: Bool
    /// The last name of what it is given to: `async` in `DispatchQueue.main.async { … }`; nil when it is given to no call.
    package let callee: String?

    package init(hold: Hold, captures: Range<Int>?, start: Int, hasHead: Bool, callee: String?) {
        self.hold = hold
        self.captures = captures
        self.start = start
        self.hasHead = hasHead
        self.callee = callee
    }
}
