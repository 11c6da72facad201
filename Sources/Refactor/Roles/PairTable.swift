/// How well the roles of two members that use one another go together, in tenths of a step of log-odds: the user's role
/// down, the used member's role across.
struct PairTable: Sendable {
    private let rows: [[Int]]

    init(_ rows: [[Int]]) { self.rows = rows }

    func value(_ from: Int, _ to: Int) -> Double { Double(rows[from][to]) / 10 }

    /// The table of an edge; nil when it says nothing.
    static func table(of edge: MemberEdge, in members: [Member]) -> PairTable? {
        let startsInProperty = members[edge.from].kind == .property
        switch edge.kind {
        case .calls:
            if startsInProperty { return propertyCalls }
            return edge.isInClosure ? callsInClosure : calls
        case .reads: return startsInProperty ? propertyReads : reads
        case .writes: return startsInProperty ? propertyReads : writes
        case .passes: return startsInProperty ? propertyCalls : passes
        case .selects: return selects
        case .namesType: return namesType
        }
    }

    private static let calls = PairTable([[0, 4, -8, -4], [2, -6, 2, 1], [-9, 2, 6, -9], [-30, -14, -10, 19]])
    private static let callsInClosure = PairTable([
        [3, 0, -4, -30], [4, -3, -4, 5], [-5, 2, 3, -5], [-30, -30, -30, 18],
    ])
    private static let reads = PairTable([
        [6, -21, -30, -30], [-21, 15, -11, -28], [-30, -30, 15, -30], [-30, -30, -30, 30],
    ])
    private static let writes = PairTable([
        [11, -30, -30, -30], [-30, 9, -13, -30], [-30, -30, 14, -30], [-12, -21, -30, 24],
    ])
    private static let passes = PairTable([
        [4, -13, -12, -22], [0, 4, -1, -22], [-22, 5, 9, -22], [-22, -22, -22, -22],
    ])
    private static let propertyCalls = PairTable([
        [5, -18, -18, -18], [0, 6, -6, -18], [0, -18, 7, -18], [-18, -18, -18, -18],
    ])
    private static let propertyReads = PairTable([
        [5, -25, -25, 0], [-25, 13, 4, -25], [-25, -14, 13, -25], [-25, -25, -25, -25],
    ])
    private static let selects = PairTable([
        [1, 0, -24, -24], [-24, -24, -24, -24], [-24, -24, -24, -24], [-24, -24, -24, -24],
    ])
    private static let namesType = PairTable([[6, -6, -6, -6], [-6, 6, -6, -6], [-6, -6, 6, -6], [-6, -6, -6, 6]])
}
