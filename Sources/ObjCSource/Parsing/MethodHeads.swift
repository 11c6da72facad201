import Refactor

/// A look at the tokens that knows nothing of the parser: which lines of implementations begin a method?
func methodHeads(in tree: Tree) -> Int { methodHeadTokens(in: tree).count }

/// The line of the first method that the parser did not find; nil when it found all.
func firstMissingMethod(in tree: Tree) -> Int? {
    var found: Set<Int32> = []
    for implementation in tree.children(tree.root, of: .implementation) {
        for child in tree.children(implementation) {
            let kind = tree.kind(child)
            if kind == .methodDefinition || kind == .methodDeclaration { found.insert(tree.nodes[Int(child)].first) }
        }
    }
    let missing = methodHeadTokens(in: tree).first { !found.contains(Int32($0)) }
    return missing.map { tree.file.line(at: Int(tree.tokens[$0].start)) }
}

/// The indices of `-` and `+` that stand first in a line, outside of braces and inside `@implementation`, with a
/// parenthesis behind.
private func methodHeadTokens(in tree: Tree) -> [Int] {
    var scanner = MethodHeadScanner(tree: tree)
    return scanner.heads()
}

private struct MethodHeadScanner {
    let tree: Tree
    var isImplementation = false
    var depth = 0
    var previous: Token?

    mutating func heads() -> [Int] {
        var heads: [Int] = []
        for (index, token) in tree.tokens.enumerated() where !token.kind.isTrivia && !tree.isSkipped[index] {
            take(token)
            if isHead(token, index) { heads.append(index) }
            previous = token
        }
        return heads
    }

    private mutating func take(_ token: Token) {
        switch token.kind {
        case .atWord:
            let text = tree.file.bytes[token.range]
            if text.elementsEqual("@implementation".utf8) {
                isImplementation = true
                depth = 0
            } else if text.elementsEqual("@end".utf8) {
                isImplementation = false
            }
        case .punctuation:
            let last = tree.file.bytes[Int(token.end) - 1]
            if "({[".utf8.contains(last) { depth += 1 }
            if ")}]".utf8.contains(last) { depth = max(depth - 1, 0) }
        default: break
        }
    }

    private func isHead(_ token: Token, _ index: Int) -> Bool {
        guard isImplementation, token.kind == .punctuation, token.range.count == 1, depth == 0 else { return false }
        let byte = tree.file.bytes[Int(token.start)]
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), endsMember(), startsLine(index) else {
            return false
        }
        return following(index).map { tree.file.bytes[Int($0.start)] == UInt8(ascii: "(") } ?? false
    }

    /// Returns true if what stands before can end a member; otherwise the sign belongs to an expression.
    private func endsMember() -> Bool {
        guard let previous else { return false }
        switch previous.kind {
        case .punctuation: return ";})>".utf8.contains(tree.file.bytes[Int(previous.end) - 1])
        default: return true
        }
    }

    private func startsLine(_ index: Int) -> Bool {
        var at = index - 1
        while at >= 0, tree.tokens[at].kind.isTrivia {
            let kind = tree.tokens[at].kind
            if kind == .directive
                || kind == .blank && tree.file.bytes[tree.tokens[at].range].contains(where: { $0 == 10 || $0 == 13 })
            {
                return true
            }
            at -= 1
        }
        return at < 0 || tree.isSkipped[at]
    }

    private func following(_ index: Int) -> Token? {
        var at = index + 1
        while at < tree.tokens.count {
            if !tree.tokens[at].kind.isTrivia { return tree.tokens[at] }
            at += 1
        }
        return nil
    }
}
