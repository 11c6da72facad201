/// The verdict on whether a use may be made from where it stands.
enum CrossingVerdict: Equatable {
    /// As it stands: in the same component, through ports, or on a copy of a constant.
    case passes
    /// If the method holds what the first port leads to for as long as it runs.
    case bound
    case refused(StayReason)

    /// Why not; nil when it may.
    var refusal: StayReason? {
        guard case .refused(let reason) = self else { return nil }
        return reason
    }
}
