/// A call, or a change of a property, by which a component asks another one.
package struct AskedCall: Sendable, Equatable {
    /// The knowledge about an argument.
    package enum Argument: Sendable, Equatable {
        /// A parameter of the tested method, as it came in.
        case parameter(String)
        /// A literal, as the code writes it.
        case literal(String)
        case unknown
    }

    /// The component's own name for whom it asks.
    package let property: String
    package let member: MockDraft.Member
    package let arguments: [Argument]

    package init(property: String, member: MockDraft.Member, arguments: [Argument]) {
        self.property = property
        self.member = member
        self.arguments = arguments
    }
}
