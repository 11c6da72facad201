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

    package init(
        index: Int, fact: MemberFact, file: Int, declaration: Int, section: Int?, conformances: [String],
        references: [Reference]
    ) {
        self.index = index
        self.fact = fact
        self.file = file
        self.declaration = declaration
        self.section = section
        self.conformances = conformances
        self.references = references
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
