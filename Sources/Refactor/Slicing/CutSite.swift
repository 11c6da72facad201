/// A place in a member from which a run of statements might be cut.
struct CutSite: Hashable {
    /// The member, by index.
    let host: Int
    let range: Range<Int>
}
