extension Tree {
    /// Returns true if something in a node was not read: an unparsed span, or a branch of `#if` that was skipped.
    func isDamaged(_ node: Int32) -> Bool {
        let tokens = nodes[Int(node)]
        return holdsUnparsed(node) || isSkipped[Int(tokens.first)...Int(tokens.last)].contains(true)
    }

    /// Returns true if a node is unparsed or holds one that is.
    func holdsUnparsed(_ node: Int32) -> Bool {
        var open = [node]
        while let current = open.popLast() {
            if kind(current) == .unparsed { return true }
            open += children(current)
        }
        return false
    }
}
