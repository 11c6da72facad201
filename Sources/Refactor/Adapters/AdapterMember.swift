/// A member that a protocol asks for, or that a type of the given files has.
package struct AdapterMember: Sendable, Equatable {
    package let fact: MemberFact
    /// The protocol or type that declares it.
    package let owner: String
    /// `@objc optional`, or below `@optional`.
    package let isOptional: Bool
    /// A property that can be set.
    package let isSettable: Bool
    /// A property whose getter throws or waits.
    let hasGetterEffects: Bool

    package var id: String { fact.id }

    package var parameters: [Signature.Parameter] { fact.signature?.parameters ?? [] }
}
