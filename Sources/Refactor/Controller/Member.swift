/// A member of the controller, in the order of the source.
package struct Member: Sendable, Equatable {
    /// Its place in `Controller.members`.
    package let index: Int
    package let fact: MemberFact
    /// Which of the controller's files it stands in.
    package let file: Int
    /// Which of the controller's declarations (class and extensions) it stands in.
    package let declaration: Int
    /// Which section it stands in, if any.
    package let section: Int?
    /// Protocols of the extension it stands in.
    package let conformances: [String]
    package let references: [Reference]
    /// The run of statements that it was made of; nil for a member of the source.
    package let cut: Cut?
    /// Of a cut, how the controller is spelled in it now.
    package let receivers: [ReceiverEdit]
    /// The cuts that were made in it, in source order.
    package let inner: [CutPlace]

    package init(
        index: Int, fact: MemberFact, file: Int, declaration: Int, section: Int?, conformances: [String],
        references: [Reference], cut: Cut? = nil, receivers: [ReceiverEdit] = [], inner: [CutPlace] = []
    ) {
        self.index = index
        self.fact = fact
        self.file = file
        self.declaration = declaration
        self.section = section
        self.conformances = conformances
        self.references = references
        self.cut = cut
        self.receivers = receivers
        self.inner = inner
    }

    /// The same property with a type that its value tells.
    func typed(_ type: String) -> Member {
        var fact = fact
        fact.valueType = type
        return Member(
            index: index, fact: fact, file: file, declaration: declaration, section: section,
            conformances: conformances, references: references)
    }

    package var id: String { fact.id }
    package var name: String { fact.name }
    package var spoken: String { fact.spoken }
    package var kind: MemberKind { fact.kind }
    package var lineCount: Int { fact.endLine - fact.line + 1 }

    /// Indices of the controller's own members that it refers to, without repetition, in order of appearance.
    package var ownTargets: [Int] {
        var seen: Set<Int> = []
        return references.flatMap { reference -> [Int] in
            if case .own(let targets) = reference.target { return targets } else { return [] }
        }.filter { seen.insert($0).inserted }
    }
}
