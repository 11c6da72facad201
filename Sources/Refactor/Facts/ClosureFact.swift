/// The head of a closure, and the call that takes it.
package struct ClosureFact: Sendable, Equatable {
    /// The way in which a capture list captures self, under any name.
    package enum SelfCapture: Sendable, Equatable {
        /// It does not name self: the closure holds what it uses, as that is held around it.
        case asAround
        case strong
        /// `weak` or `unowned`.
        case weak
    }

    package let hold: SelfCapture
    /// The bytes between the brackets of its capture list.
    package let captures: Range<Int>?
    /// The place where a capture list would stand.
    package let start: Int
    /// The byte behind `in`; nil where none is written.
    package let headEnd: Int?
    /// The names of its parameters; nil where some are written in another way, as with a type.
    package let parameters: [String]?
    /// The last name of what it is given to: `async` in `DispatchQueue.main.async { … }`; nil when it is given to no call.
    package let callee: String?
    /// The call that it is given to may be left out: `session?.load { … }`, `isReady && load { … }`.
    package let mayBeSkipped: Bool

    /// True if `in` is written.
    package var hasHead: Bool { headEnd != nil }

    package init(
        hold: SelfCapture, captures: Range<Int>?, start: Int, headEnd: Int?, parameters: [String]?, callee: String?,
        mayBeSkipped: Bool
    ) {
        self.hold = hold
        self.captures = captures
        self.start = start
        self.headEnd = headEnd
        self.parameters = parameters
        self.callee = callee
        self.mayBeSkipped = mayBeSkipped
    }
}
