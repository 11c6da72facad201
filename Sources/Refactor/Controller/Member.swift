/// A member of the controller, in the order of the source.
///
/// It never changes, and every stage passes it on: a reference to one shared value keeps that cheap.
package final class Member: Sendable {
    /// Its place in `Controller.members`.
    package let index: Int
    package let fact: MemberFact
    /// The index of the controller's file that it stands in.
    package let file: Int
    /// The index of the controller's declaration (class or extension) that it stands in.
    package let declaration: Int
    /// The index of the section that it stands in, if any.
    package let section: Int?
    /// Protocols of the extension it stands in.
    package let conformances: [String]
    package let references: [Reference]
    /// The run of statements that it was made of; nil for a member of the source.
    package let cut: Cut?
    /// It stands in no file of the controller: a superclass, an extension or a protocol of the app gives it.
    package let isInherited: Bool
    /// Of a cut, how the controller is spelled in it now.
    package let receivers: [ReceiverEdit]
    /// The cuts that were made in it, in source order.
    package let inner: [CutPlace]
    /// Indices of the controller's own members that it refers to, without repetition, in order of appearance.
    package let ownTargets: [Int]
    /// True if the references stand in the order of their offsets, so that those of a range can be searched.
    private let isOrdered: Bool

    package init(
        index: Int, fact: MemberFact, file: Int, declaration: Int, section: Int?, conformances: [String],
        references: [Reference], cut: Cut? = nil, receivers: [ReceiverEdit] = [], inner: [CutPlace] = [],
        isInherited: Bool = false
    ) {
        self.isInherited = isInherited
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
        ownTargets = Self.ownTargets(of: references)
        isOrdered = zip(references, references.dropFirst()).allSatisfy {
            $0.fact.range.lowerBound <= $1.fact.range.lowerBound
        }
    }

    /// The same member with other values; what is not given stays as it is.
    func with(
        fact: MemberFact? = nil, references: [Reference]? = nil, cut: Cut? = nil, receivers: [ReceiverEdit]? = nil,
        inner: [CutPlace]? = nil
    ) -> Member {
        Member(
            index: index, fact: fact ?? self.fact, file: file, declaration: declaration, section: section,
            conformances: conformances, references: references ?? self.references, cut: cut ?? self.cut,
            receivers: receivers ?? self.receivers, inner: inner ?? self.inner, isInherited: isInherited)
    }

    /// The same property with a type that its value tells.
    func typed(_ type: String) -> Member {
        var fact = fact
        fact.valueType = type
        return with(fact: fact)
    }

    /// The same method, of whose statements none may be cut out.
    func fixed() -> Member {
        var fact = fact
        fact.tree?.isFixed = true
        return with(fact: fact)
    }

    package var id: String { fact.id }

    /// The name by which the source knows it, whatever it is handed besides in its component.
    package var sourceID: String { fact.sourceID ?? fact.id }
    package var name: String { fact.name }
    package var displayName: String { fact.displayName }
    package var kind: MemberKind { fact.kind }
    package var lineCount: Int { fact.endLine - fact.line + 1 }

    /// The references whose names begin in a range of the file's bytes, in their order.
    func references(in range: Range<Int>) -> ArraySlice<Reference> {
        guard isOrdered else { return references.filter { range.contains($0.fact.range.lowerBound) }[...] }
        let start = firstReference(from: range.lowerBound)
        return references[start..<max(start, firstReference(from: range.upperBound))]
    }

    /// The index of the first reference that begins at an offset or behind it.
    private func firstReference(from offset: Int) -> Int {
        var low = 0
        var high = references.count
        while low < high {
            let middle = (low + high) / 2
            if references[middle].fact.range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func ownTargets(of references: [Reference]) -> [Int] {
        var seen: Set<Int> = []
        var targets: [Int] = []
        for reference in references {
            guard case .own(let own) = reference.target else { continue }
            for target in own where seen.insert(target).inserted { targets.append(target) }
        }
        return targets
    }
}

extension Member: Equatable {
    package static func == (left: Member, right: Member) -> Bool {
        left === right
            || left.index == right.index && left.file == right.file && left.declaration == right.declaration
                && left.section == right.section && left.fact == right.fact && left.conformances == right.conformances
                && left.references == right.references && left.cut == right.cut && left.receivers == right.receivers
                && left.inner == right.inner
    }
}
