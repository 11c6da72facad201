import Refactor

extension NamedTree {
    /// Returns the part of a member that could not be read, in words; nil when all was.
    func damage(in node: Int32) -> String? {
        if let unparsed = firstUnparsed(in: node) {
            return "line \(file.line(at: range(unparsed).lowerBound)) could not be read"
        }
        if let skipped = (first(node)...last(node)).first(where: { tree.isSkipped[$0] && !tokens[$0].kind.isTrivia }) {
            return "line \(file.line(at: tokens[skipped].range.lowerBound)) stands in an #else that could not be read"
        }
        return isBalanced(node) ? nil : "an #if in it has its other half elsewhere"
    }

    private func firstUnparsed(in node: Int32) -> Int32? {
        var open = [nodes[Int(node)].firstChild]
        while let next = open.popLast() {
            guard next >= 0 else { continue }
            if kind(next) == .unparsed { return next }
            open.append(nodes[Int(next)].next)
            open.append(nodes[Int(next)].firstChild)
        }
        return nil
    }

    private func isBalanced(_ node: Int32) -> Bool {
        var depth = 0
        for token in tokens[first(node)...last(node)] where token.kind == .directive {
            switch Directive(token.range, in: bytes).condition {
            case .opens?: depth += 1
            case .divides? where depth == 0: return false
            case .closes?: depth -= 1
            case .divides?, nil: continue
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
