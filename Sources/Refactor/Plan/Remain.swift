/// Lines that belong to another role and stay in the view.
package struct Remain: Sendable, Equatable {
    /// The member of the source that they are of.
    package let member: Int
    package let role: Role
    /// The lines in the member's file, sorted.
    package let lines: [Int]
    package let reason: StayReason
}

extension Plan {
    /// The lines that could leave and stay only for what their requirements would weigh.
    package var outweighedLines: Int {
        remains.filter { $0.reason == .outweighed }.reduce(0) { $0 + $1.lines.count }
    }

    /// The remains in the view for another role: members, and parts of members that were not cut out.
    package var remains: [Remain] {
        let reader = RemainReader(plan: self)
        return source.members.flatMap(reader.remains)
    }
}
