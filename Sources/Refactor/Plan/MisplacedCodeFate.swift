/// The outcome for a part of a member that belongs to another role than the member.
package enum MisplacedCodeFate: Sendable, Equatable {
    /// It leaves, as these methods.
    case leaves(as: [String])
    /// It is where it belongs, or it only calls what is: no cut is needed.
    case fits
    case stays(StayReason)
}

extension Plan {
    /// The fate of a run of misplaced code, by its number in `slices[member]`.
    package func fate(of number: Int, in member: Member) -> MisplacedCodeFate {
        let slice = slices[member.index][number]
        let methods = (controller.cuts[member.index] ?? []).map { controller.members[$0] }.filter { candidate in
            guard let cut = candidate.cut else { return false }
            return cut.line <= slice.endLine && slice.line <= cut.endLine && cut.role == slice.role
        }
        if !methods.isEmpty { return .leaves(as: methods.map(\.id)) }
        guard !placements[member.index].moves, slice.role != .view else { return .fits }
        return RemainReader(plan: self).rest(of: slice, number: number, in: member).map { .stays($0.reason) } ?? .fits
    }
}
