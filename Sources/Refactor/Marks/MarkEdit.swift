/// A stretch of a file and what stands there instead.
struct MarkEdit {
    let range: Range<Int>
    let pieces: [Piece]
    /// The removals: its bytes that are in none of the pieces.
    let removals: [Removal]
}
