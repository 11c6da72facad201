/// The way of a use to what it uses when both live in components.
enum CrossingWay: Equatable {
    /// Both live in the same one.
    case within
    /// The component has a copy of its own.
    case handedOver
    /// The style has no way from the one to the other.
    case none
    /// Through these ports, at least one. Where one of them is weak, the use then goes through an optional reference,
    /// which keeps its meaning or does not.
    case ports([Port], keepsMeaning: Bool)
}
