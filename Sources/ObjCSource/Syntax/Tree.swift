import Refactor

/// The syntax tree of an Objective-C file.
///
/// It is tolerant: what cannot be read is an `unparsed` node, and everything around it stays true to the bytes.
struct Tree: Sendable {
    let file: SourceFile
    /// All tokens, trivia included.
    let tokens: [Token]
    /// The root is the last one.
    let nodes: [SyntaxNode]
    /// For each token whether it stands inside `#if`.
    let isConditional: [Bool]
    /// For each token whether it stands in a branch of `#if` that is not read as code: a node around one is damaged.
    let isSkipped: [Bool]

    var root: Int32 { Int32(nodes.count - 1) }

    func kind(_ node: Int32) -> SyntaxKind { nodes[Int(node)].kind }

    /// The children of a node, in source order.
    func children(_ node: Int32) -> ChildSequence { ChildSequence(tree: self, upcoming: nodes[Int(node)].firstChild) }

    func children(_ node: Int32, of kind: SyntaxKind) -> [Int32] { children(node).filter { self.kind($0) == kind } }

    func child(_ node: Int32, of kind: SyntaxKind) -> Int32? { children(node).first { self.kind($0) == kind } }

    /// The bytes from the first token's start to the last one's end.
    func range(_ node: Int32) -> Range<Int> {
        let node = nodes[Int(node)]
        return Int(tokens[Int(node.first)].start)..<Int(tokens[Int(node.last)].end)
    }

    func text(_ node: Int32) -> String { file.text(range(node)) }

    func text(_ token: Token) -> String { file.text(token.range) }
}
