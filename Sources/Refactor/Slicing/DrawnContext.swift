/// The calls of a member that draw into the current context, which one of them begins and another one ends:
/// `UIGraphicsBeginImageContext(size)`, `UIGraphicsEndImageContext()`.
struct DrawnContext {
    private let calls: [Int]

    init(of member: Member) {
        let starts = ["UIGraphicsBegin", "UIGraphicsEnd", "UIGraphicsGet"]
        calls = member.references.filter { reference in
            reference.fact.usage == .call && reference.fact.base == .none
                && starts.contains(where: reference.name.hasPrefix)
        }.map(\.fact.range.lowerBound)
    }

    /// Returns true if code may leave the rest: it has all of the calls, or none.
    func staysTogether(without code: Range<Int>) -> Bool {
        let leaving = calls.count { code.contains($0) }
        return leaving == 0 || leaving == calls.count
    }
}
