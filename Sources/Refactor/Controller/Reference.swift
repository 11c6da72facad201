/// A use of a name inside a member, with what it means.
package struct Reference: Sendable, Equatable {
    package let fact: ReferenceFact
    package let target: Target

    package init(fact: ReferenceFact, target: Target) {
        self.fact = fact
        self.target = target
    }

    package var name: String { fact.name }
    package var line: Int { fact.line }
}
