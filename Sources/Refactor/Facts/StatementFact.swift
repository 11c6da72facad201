/// A statement of a member's body that holds no further statements, or the head of one that does.
package struct StatementFact: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
        /// It declares variables: `let`, `var`; a type and a name in Objective-C.
        case declaration
        /// It begins with a message of Objective-C: `[table reloadData]`.
        case message
        case other
    }

    /// The statement's bytes, without comments before it.
    package let range: Range<Int>
    package let line: Int
    package let endLine: Int
    /// The number of blocks and closures around it; 0 at the top of the body.
    package let depth: Int
    package let form: Form

    package init(range: Range<Int>, line: Int, endLine: Int, depth: Int, form: Form) {
        self.range = range
        self.line = line
        self.endLine = endLine
        self.depth = depth
        self.form = form
    }
}
