/// A statement with the blocks inside it.
package struct StatementNode: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case expression
        /// `let`, `var`.
        case declaration
        case guarding
        /// `if`, `switch`.
        case choice
        case loop
        /// `do`, with its `catch`.
        case attempt
        case returning
        /// `break`, `continue`, `fallthrough`, `throw`.
        case jump
        case deferred
        case localFunction
        case localType
        /// `#if`.
        case conditional
        case other
    }

    /// An exit from a statement: control that goes elsewhere, or what its surroundings have to allow.
    package enum Exit: Sendable, Hashable {
        /// `return` without a value.
        case plainReturn
        case valueReturn
        /// `break`, `continue` or `fallthrough` whose aim is outside.
        case jump
        /// An error that nothing inside catches: `throw`, `try`.
        case error
        /// `await`; it needs an async surrounding.
        case suspension
    }

    /// The spelling of the controller where the statement stands.
    package enum SelfSpelling: Sendable, Equatable {
        /// Members may be named bare.
        case implicit
        /// By a name that is not optional: `self` in an escaping closure, `strongSelf`.
        case named(String)
        /// By a name that is optional: `self` after `[weak self]`, `weakSelf`.
        case optional(String)
        /// Not at all: in a static member or in a nested type.
        case none
    }

    package let kind: Kind
    /// The statement, without comments.
    package let range: Range<Int>
    /// The statement with the comments above it and behind it on its last line; whole lines, from the first byte of a
    /// line to the byte behind a line break, where nothing else stands on them; else `range`.
    package let whole: Range<Int>
    package let line: Int
    package let endLine: Int
    /// The blocks directly inside, in source order: branches, cases, closures at any depth of its expressions.
    package let blocks: [BlockFact]
    /// Never what stays inside it, as a `break` in its own loop or a `return` in a closure.
    package let exits: Set<Exit>
    package let selfSpelling: SelfSpelling
    package let head: StatementHead
    /// Comments above it or behind it go with it.
    package var hasComments = false
    /// Nothing but a comment follows on its last line.
    package var endsLine = false
    /// Nothing but blanks stands between it and the statement before it, in Swift.
    package var followsAtOnce = false

    package init(
        kind: Kind, range: Range<Int>, whole: Range<Int>, line: Int, endLine: Int, blocks: [BlockFact],
        exits: Set<Exit>, selfSpelling: SelfSpelling, head: StatementHead
    ) {
        self.kind = kind
        self.range = range
        self.whole = whole
        self.line = line
        self.endLine = endLine
        self.blocks = blocks
        self.exits = exits
        self.selfSpelling = selfSpelling
        self.head = head
    }
}
