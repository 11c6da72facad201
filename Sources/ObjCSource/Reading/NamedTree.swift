import Refactor

/// A syntax tree whose identifiers are known by symbols, which compare without spelling them.
struct NamedTree {
    let tree: Tree
    let file: SourceFile
    let bytes: [UInt8]
    let tokens: [Token]
    let nodes: [SyntaxNode]
    /// The symbol of each identifier token; -1 for other tokens.
    let symbols: [Int32]
    /// For each token whether it stands inside `#if`, an include guard left out.
    let isConditional: [Bool]
    /// The spelling of each symbol.
    let texts: [String]

    init(_ tree: Tree) {
        self.tree = tree
        file = tree.file
        bytes = tree.file.bytes
        tokens = tree.tokens
        nodes = tree.nodes
        var table = Symbols()
        var symbols = [Int32](repeating: -1, count: tree.tokens.count)
        for (index, token) in tree.tokens.enumerated() where token.kind == .identifier {
            symbols[index] = table.symbol(of: token.range, in: tree.file.bytes)
        }
        self.symbols = symbols
        texts = table.texts
        isConditional = IncludeGuard(tree).isConditional()
    }

    // MARK: - Nodes

    func kind(_ node: Int32) -> SyntaxKind { nodes[Int(node)].kind }

    func first(_ node: Int32) -> Int { Int(nodes[Int(node)].first) }

    func last(_ node: Int32) -> Int { Int(nodes[Int(node)].last) }

    func children(_ node: Int32) -> Children { Children(nodes, from: nodes[Int(node)].firstChild) }

    func child(_ node: Int32, of kind: SyntaxKind) -> Int32? { children(node).first { self.kind($0) == kind } }

    /// The bytes from the first token's start to the last one's end.
    func range(_ node: Int32) -> Range<Int> { Int(tokens[first(node)].start)..<Int(tokens[last(node)].end) }

    func text(_ node: Int32) -> String { file.text(range(node)) }

    /// The symbol of a node that is one identifier; -1 for others.
    func symbol(_ node: Int32) -> Int32 { symbols[first(node)] }

    /// The spelling of an identifier; that of any other token is made anew.
    func name(_ node: Int32) -> String {
        let symbol = symbol(node)
        return symbol >= 0 && first(node) == last(node) ? texts[Int(symbol)] : text(node)
    }

    // MARK: - Tokens

    /// The next token that is no trivia.
    func token(after index: Int) -> Int? {
        var next = index + 1
        while next < tokens.count {
            if !tokens[next].kind.isTrivia, !tree.isSkipped[next] { return next }
            next += 1
        }
        return nil
    }

    /// The first byte of a token.
    func byte(_ token: Int) -> UInt8 { bytes[Int(tokens[token].start)] }

    /// Returns true if a token is this one character.
    func isCharacter(_ token: Int, _ character: UInt8) -> Bool {
        tokens[token].kind == .punctuation && byte(token) == character && tokens[token].end - tokens[token].start == 1
    }

    /// The token that closes the bracket at a token, at the latest the last one given.
    func closing(_ open: Int, until last: Int) -> Int {
        var depth = 0
        for index in open...max(open, last) where tokens[index].kind == .punctuation {
            switch byte(index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "@") where tokens[index].end - tokens[index].start == 2: depth += 1
            default: continue
            }
            if depth <= 0 { return index }
        }
        return last
    }
}
