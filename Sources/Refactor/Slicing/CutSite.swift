/// A place in a member from which a run of statements might be cut.
struct CutSite: Hashable {
    /// The member, by index.
    let host: Int
    let range: Range<Int>

    /// Returns true if it begins before another one, or ends first where both begin together.
    func isBefore(_ other: CutSite) -> Bool {
        (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
    }
}
