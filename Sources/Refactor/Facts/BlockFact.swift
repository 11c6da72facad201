/// A list of statements: a body, a branch, a closure.
package struct BlockFact: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// The member's own body.
        case body
        /// A branch of `if`, `guard`, `do`, or a `case` of `switch`.
        case branch
        case loop
        case closure
        /// A local function.
        case function
        case deferred
        /// A branch of `#if`.
        case conditional
    }

    package let kind: Kind
    /// The bytes between the braces; of a `case`, those behind its colon.
    package let range: Range<Int>
    package let statements: [StatementNode]
    /// Of a closure, what stands before its statements.
    package let closure: ClosureFact?

    package init(kind: Kind, range: Range<Int>, statements: [StatementNode], closure: ClosureFact? = nil) {
        self.kind = kind
        self.range = range
        self.statements = statements
        self.closure = closure
    }

    /// Returns true if what stands at an offset runs at another time than the block around it.
    func runsLater(at offset: Int) -> Bool {
        statements.lazy.flatMap(\.blocks).contains { block in
            block.range.contains(offset)
                && ([.closure, .function, .deferred].contains(block.kind) || block.runsLater(at: offset))
        }
    }
}
