/// A node: a run of tokens, trivia in between included, with children in source order. Nodes live in one array.
struct SyntaxNode: Sendable {
    let kind: SyntaxKind
    /// The first and the last token of it, as indices into `Tree.tokens`; both are no trivia.
    var first: Int32
    var last: Int32
    /// Indices into `Tree.nodes`; -1 for none.
    var firstChild: Int32 = -1
    var next: Int32 = -1
}
