/// The children of a node, in source order.
struct Children: Sequence, IteratorProtocol {
    let nodes: [SyntaxNode]
    /// The child that comes next; -1 behind the last.
    private(set) var upcoming: Int32

    init(_ nodes: [SyntaxNode], from first: Int32) {
        self.nodes = nodes
        upcoming = first
    }

    mutating func next() -> Int32? {
        guard upcoming >= 0 else { return nil }
        let current = upcoming
        upcoming = nodes[Int(current)].next
        return current
    }
}
