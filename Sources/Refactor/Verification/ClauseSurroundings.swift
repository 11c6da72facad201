/// The surroundings of the original's clauses: the head of each, what is in its block, and those beside it.
struct ClauseSurroundings {
    private let parents: [Int?]
    private let blocks: [Int: [Int]]
    private let positions: [Int]

    init(of clauses: [Clause]) {
        var blocks: [Int: [Int]] = [:]
        var positions: [Int] = []
        for (index, clause) in clauses.enumerated() {
            let block = clause.parent ?? -1
            positions.append(blocks[block]?.count ?? 0)
            blocks[block, default: []].append(index)
        }
        parents = clauses.map(\.parent)
        self.blocks = blocks
        self.positions = positions
    }

    /// The places where the surroundings of a clause went.
    struct Places {
        fileprivate(set) var head: Int?
        fileprivate(set) var inside: [Int] = []
        fileprivate(set) var before: Int?
        fileprivate(set) var behind: Int?

        /// Returns the points for a clause of the split.
        func points(of candidate: Int, in split: [Clause]) -> Int {
            let parent = split[candidate].parent
            func isBeside(_ other: Int?) -> Bool { other.map { split[$0].parent == parent } ?? false }
            return (head != nil && parent == head ? 8 : 0)
                + (inside.contains { split[$0].parent == candidate } ? 8 : 0)
                + (isBeside(before) && before.map { $0 < candidate } == true ? 4 : 0)
                + (isBeside(behind) && behind.map { $0 > candidate } == true ? 4 : 0)
        }
    }

    func places(around index: Int, placed: [Int: Int]) -> Places {
        let beside = blocks[parents[index] ?? -1] ?? []
        let position = positions[index]
        return Places(
            head: parents[index].flatMap { placed[$0] }, inside: (blocks[index] ?? []).compactMap { placed[$0] },
            before: beside[..<position].last { placed[$0] != nil }.flatMap { placed[$0] },
            behind: beside[(position + 1)...].first { placed[$0] != nil }.flatMap { placed[$0] })
    }
}
