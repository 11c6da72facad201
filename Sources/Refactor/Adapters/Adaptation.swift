/// The pairing that an adapter makes: which member of one protocol does the work of which member of another.
package struct Adaptation: Sendable {
    /// The way from the required protocol to its provider.
    package enum Form: Sendable, Equatable {
        /// A type has all members already and only needs to say so.
        case conformance(of: String)
        /// A type gets the required members, which pass on to its own.
        case `extension`(of: String)
        /// An object of its own holds the provided one.
        case proxy
    }

    package let required: String
    package let provided: String
    package let form: Form
    /// The type that is written for it; of a conformance without registration, nothing has this name.
    package let name: String
    /// All that the required protocol asks for, in its order.
    let requirements: [AdapterMember]
    package let matches: [AdapterMatch]
    package let gaps: [AdapterGap]
    /// Required members that need nobody: optional ones, and those with an implementation of their own.
    package let spared: [AdapterMember]
    /// Members of the provided protocol that nobody asked for.
    package let unused: [AdapterMember]
    /// Remarks for the person who reads the adapter.
    package let remarks: [String]
    package let registration: AdapterRegistration?
    package let surroundings: AdapterSurroundings

    /// True if everything that is required is provided.
    package var isComplete: Bool { gaps.isEmpty }

    /// Returns true if a member stands before another one in the required protocol.
    package func comesBefore(_ one: AdapterMember, _ other: AdapterMember) -> Bool {
        (place(of: one), one.id) < (place(of: other), other.id)
    }

    private func place(of member: AdapterMember) -> Int { requirements.firstIndex(of: member) ?? requirements.count }
}
