/// The unit of moving: a member, or several that share a declaration, with its comments.
struct MarkUnit: Equatable {
    let members: [Member]
    /// Comments that stand between the marks before it, away from the rest.
    var lead: [Range<Int>] = []
    /// Whole lines, with the comments above it and those directly below it.
    var range: Range<Int>
    /// From what stands before it to its own lines.
    var gap: Range<Int>
    /// Titles of the marks in that gap, in order; empty for a bare separator.
    var marks: [String] = []

    /// The first of its members says what it is.
    var first: Member { members[0] }

    /// A property that keeps a value: the order of such properties is never changed.
    var isStored: Bool { members.contains { $0.fact.isStored } }

    var isType: Bool { first.kind == .type }
}
