/// The kinds of use between two members that have tables of their own.
package enum PairKind: String, Sendable, CaseIterable {
    case calls
    case callsInClosure
    case namesType
    case passes
    case propertyCalls
    case propertyReads
    case reads
    case selects
    case writes

    /// The kind of an edge; nil for initialisers, which touch everything.
    package init?(of edge: MemberEdge, in members: [Member]) {
        let ends = [members[edge.from].kind, members[edge.to].kind]
        guard !ends.contains(.initializer), !ends.contains(.deinitializer) else { return nil }
        let startsInProperty = members[edge.from].kind == .property
        switch edge.kind {
        case .calls: self = startsInProperty ? .propertyCalls : edge.isInClosure ? .callsInClosure : .calls
        case .reads: self = startsInProperty ? .propertyReads : .reads
        case .writes: self = startsInProperty ? .propertyReads : .writes
        case .passes: self = startsInProperty ? .propertyCalls : .passes
        case .selects: self = .selects
        case .namesType: self = .namesType
        }
    }
}
