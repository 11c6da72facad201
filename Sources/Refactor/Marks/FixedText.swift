/// Text of a class body that stays where it is, and that nothing moves across.
struct FixedText: Equatable {
    var range: Range<Int>
    /// Members in it, each with the reason why it cannot move.
    var members: [MarkStay] = []
    /// The offset at which its code begins; nil for blanks and comments only.
    var code: Int?
    /// Holds a section mark.
    var hasMark = false
}
