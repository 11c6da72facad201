/// The body of a member as a tree of blocks and statements, with its local names.
package struct BodyFact: Sendable, Equatable {
    package var block: BlockFact
    /// All names that are bound inside the member, parameters first, then in source order.
    package var locals: [LocalFact]
    /// String literals of several lines, whose inner lines may not be indented anew.
    package var longLiterals: [Range<Int>]
    /// Values that are read through properties.
    package var accesses: [AccessFact]
    /// Words that bind its code to where they stand.
    package var anchors: [AnchorFact] = []
    /// Something in it cannot be told, so that nothing may be cut out of it.
    package var isFixed = false

    package init(
        block: BlockFact, locals: [LocalFact], longLiterals: [Range<Int>] = [], accesses: [AccessFact] = []
    ) {
        self.block = block
        self.locals = locals
        self.longLiterals = longLiterals
        self.accesses = accesses
    }
}
