/// The children of a node, first to last.
struct ChildSequence: Sequence, IteratorProtocol {
    let tree: Tree
    var upcoming: Int32

    mutating func next() -> Int32? {
        guard upcoming >= 0 else { return nil }
        let current = upcoming
        upcoming = tree.nodes[Int(current)].next
        return current
    }
}
