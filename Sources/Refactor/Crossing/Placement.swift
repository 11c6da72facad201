/// The place of a member: the role that it goes to.
package struct Placement: Sendable, Equatable {
    package let member: Int
    /// The role that the assignment wants.
    package let wanted: Role
    /// The component that gets it; the view for all that stays.
    package var role: Role
    /// Why it stays although another role wants it; nil when it moves or belongs to the view.
    package var stays: StayReason?
    /// Why it goes to the mediator, where a component that only reports was wanted and may not have it; nil for what the
    /// view uses as well, and for what tells others what to do.
    package var diverted: StayReason?

    package var moves: Bool { role != .view }
}
