/// A member or a cut with the cuts that lie directly in it: a piece of code that lives in one component.
struct Unit {
    let host: Member
    /// Nil for the member itself.
    let cut: Cut?
    let inner: [Cut]

    /// The units of a member with its cuts, the member itself first, then the cuts in source order.
    static func units(of host: Member, cuts: [Cut]) -> [Unit] {
        let own = cuts.sorted { $0.range.lowerBound < $1.range.lowerBound }
        func direct(in outer: Cut?) -> [Cut] {
            own.filter { cut in
                guard outer.map({ $0.contains(cut) }) ?? true else { return false }
                return !own.contains { between in
                    between.contains(cut) && between != outer && (outer.map { $0.contains(between) } ?? true)
                }
            }
        }
        return [Unit(host: host, cut: nil, inner: direct(in: nil))]
            + own.map { Unit(host: host, cut: $0, inner: direct(in: $0)) }
    }

    /// Returns true if an offset of the host's bytes is code of this unit and of no inner one.
    func holds(_ offset: Int) -> Bool {
        (cut.map { $0.range.contains(offset) } ?? true) && !inner.contains { $0.range.contains(offset) }
    }

    /// Returns the spelling of the component's own object where an inner cut stood.
    func spelling(at inner: Cut) -> StatementNode.SelfSpelling {
        cut.map { $0.spelling(at: inner) } ?? inner.selfSpelling
    }
}
