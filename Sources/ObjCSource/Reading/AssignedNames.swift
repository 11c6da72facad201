import Refactor

extension NamedTree {
    /// The names to which the code of a node assigns something else than nil, self or another name of it.
    func assignedNames(in node: Int32) -> Set<Int32> {
        var names: Set<Int32> = []
        var open = [nodes[Int(node)].firstChild]
        while let next = open.popLast() {
            guard next >= 0 else { continue }
            if kind(next) == .assignment, let name = assignedName(next) { names.insert(name) }
            open.append(nodes[Int(next)].next)
            open.append(nodes[Int(next)].firstChild)
        }
        return names
    }

    private func assignedName(_ assignment: Int32) -> Int32? {
        var children = children(assignment)
        guard let target = children.next(), kind(target) == .identifier, let value = children.next() else { return nil }
        let isPlain = kind(value) == .identifier && isHarmless(symbol(value))
        return isPlain ? nil : symbol(target)
    }

    private func isHarmless(_ symbol: Int32) -> Bool {
        symbol == Word.ownSelf || Word.nullSymbols.contains(symbol)
            || symbol >= 0 && texts[Int(symbol)].lowercased().hasSuffix("self")
    }
}
