import Refactor

@testable import ObjCSource

/// What must hold for the tree of any bytes.
struct TreeFaults {
    let tree: Tree

    /// The first fault in words; nil for a sound tree.
    var first: String? { faultOfTokens ?? faultOfNodes }

    /// All tokens, one after the other, are the file.
    private var faultOfTokens: String? {
        var end = 0
        for token in tree.tokens {
            guard token.range.lowerBound == end, !token.range.isEmpty else { return "token at \(token.range)" }
            end = token.range.upperBound
        }
        return end == tree.file.bytes.count ? nil : "tokens end at \(end) of \(tree.file.bytes.count)"
    }

    /// Children come before their parents in the array, lie inside them, and follow each other.
    private var faultOfNodes: String? {
        guard !tree.tokens.isEmpty else { return nil }
        var owned = [Bool](repeating: false, count: tree.nodes.count)
        for (index, node) in tree.nodes.enumerated() {
            if node.first > node.last || Int(node.last) >= tree.tokens.count { return "range of \(node)" }
            let ends = [tree.tokens[Int(node.first)], tree.tokens[Int(node.last)]]
            if node.kind != .file, ends.contains(where: \.kind.isTrivia) { return "\(node) ends with trivia" }
            var last = node.first - 1
            for child in tree.children(Int32(index)) {
                let inner = tree.nodes[Int(child)]
                if child >= index { return "\(inner.kind) behind its parent \(node.kind)" }
                if owned[Int(child)] { return "\(inner.kind) has two parents" }
                owned[Int(child)] = true
                if inner.first <= last || inner.last > node.last {
                    return
                        "\(inner.kind) \(inner.first)-\(inner.last) in \(node.kind) \(node.first)-\(node.last), behind \(last)"
                }
                last = inner.last
            }
        }
        return nil
    }
}
