/// A call of a method that leads somewhere and that no module owns.
struct LentCall: Sendable {
    let type: String
    /// The methods that call and are called, by type and name with labels.
    let caller: String
    let callee: String
    let place: String
    /// The names of cases that it hands over, and of types by which some method chooses.
    let named: Set<String>
    /// True if there are such types.
    let namesTypes: Bool
    /// The branch of a `switch` that it stands in.
    let scene: WireScene?
}
