/// A reference of one type to another inside a module.
package struct HeldReference: Sendable, Equatable, Codable {
    /// The name of the type that holds.
    package var from: String
    /// The name of the type that is held; behind a protocol, the one that implements it.
    package var to: String
    package var strength: ReferenceStrength

    package init(from: String, to: String, strength: ReferenceStrength) {
        self.from = from
        self.to = to
        self.strength = strength
    }
}
