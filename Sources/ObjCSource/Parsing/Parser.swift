import Refactor

/// A tolerant parser by recursive descent. It reads codes, never text, looks ahead a bounded number of tokens, and
/// always gets behind what it cannot read.
struct Parser {
    /// Expressions and statements inside each other; deeper ones are not read.
    static let deepest = 200
    /// Tokens that a look ahead may see.
    static let lookAhead = 160

    let bytes: [UInt8]
    let tokens: [Token]
    let input: CodeTokens
    let isPlusPlus: Bool
    var nodes: [SyntaxNode] = []
    /// The next token.
    var at = 0
    /// The end of the region that is being read; behind it everything is `.end`.
    var limit: Int
    var depth = 0
    /// The number of times that something was begun. Text that is read once needs less than two steps a token; what is
    /// read again and again, since its readings nest, runs into the limit and stays unparsed.
    private(set) var steps = 0
    private let stepLimit: Int
    /// The end of the message whose receiver is being read; -1 elsewhere.
    var receiverLimit = -1
    /// The end of the message whose argument is being read; -1 elsewhere, and between `?` and `:`.
    var argumentLimit = -1

    init(bytes: [UInt8], tokens: [Token], input: CodeTokens, isPlusPlus: Bool) {
        self.bytes = bytes
        self.tokens = tokens
        self.input = input
        self.isPlusPlus = isPlusPlus
        limit = input.codes.count
        stepLimit = 1_000 + 16 * input.codes.count
        nodes.reserveCapacity(input.codes.count + 1)
    }

    // MARK: - Looking

    var here: Code { at < limit ? input.codes[at] : .end }

    func code(_ index: Int) -> Code { index < limit ? input.codes[index] : .end }

    var next: Code { code(at + 1) }

    /// Returns the place where the bracket here is closed; nil when it is not.
    func closing(_ open: Int) -> Int? {
        guard open < limit, input.partners[open] >= 0 else { return nil }
        let partner = Int(input.partners[open])
        return partner < limit ? partner : nil
    }

    /// Behind the bracket, if it is closed.
    func behind(_ open: Int) -> Int? { closing(open).map { $0 + 1 } }

    func startsLine(_ index: Int) -> Bool { index < limit && input.startsLine[index] }

    /// Returns true if two tokens stand next to each other without a blank.
    func touches(_ index: Int) -> Bool {
        guard index > 0, index < limit else { return false }
        return tokens[Int(input.places[index])].start == tokens[Int(input.places[index - 1])].end
    }

    /// Returns true if a name is written as macros are: capitals, digits and underscores, two of them at least.
    func isMacroLike(_ index: Int) -> Bool {
        guard index < limit, input.codes[index] == .identifier else { return false }
        let range = tokens[Int(input.places[index])].range
        guard range.count > 1 else { return false }
        var letters = 0
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
            default: return false
            }
        }
        return letters > 1
    }

    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard index < limit else { return false }
        let range = tokens[Int(input.places[index])].range
        return word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
    }

    func hasEnding(_ index: Int, _ ending: StaticString) -> Bool {
        guard index < limit else { return false }
        let range = tokens[Int(input.places[index])].range
        return ending.withUTF8Buffer { $0.count <= range.count && $0.elementsEqual(bytes[range].suffix($0.count)) }
    }

    // MARK: - Building

    /// A node from a token up to the one before the next.
    mutating func make(_ kind: SyntaxKind, from start: Int, _ children: NodeList = NodeList()) -> Int32 {
        make(kind, from: start, to: at, children)
    }

    mutating func make(_ kind: SyntaxKind, from start: Int, to end: Int, _ children: NodeList = NodeList()) -> Int32 {
        let first = input.places[min(start, input.places.count - 1)]
        let last = input.places[min(max(end - 1, start), input.places.count - 1)]
        nodes.append(SyntaxNode(kind: kind, first: first, last: last, firstChild: children.first))
        return Int32(nodes.count - 1)
    }

    mutating func add(_ node: Int32, to list: inout NodeList) {
        if list.last < 0 { list.first = node } else { nodes[Int(list.last)].next = node }
        list.last = node
    }

    /// A node of the one token here.
    mutating func take(_ kind: SyntaxKind) -> Int32 {
        at += 1
        return make(kind, from: at - 1)
    }

    mutating func drop(to count: Int) {
        nodes.removeLast(nodes.count - count)
    }

    mutating func expect(_ code: Code) throws(Unreadable) {
        guard here == code else { throw Unreadable() }
        at += 1
    }

    mutating func accept(_ code: Code) -> Bool {
        guard here == code else { return false }
        at += 1
        return true
    }

    /// A bracket with its contents. Contents that cannot be read become one unparsed node.
    mutating func enclosed(
        _ kind: SyntaxKind, _ contents: (inout Parser) throws(Unreadable) -> NodeList
    ) throws(Unreadable) -> Int32 {
        let start = at
        guard let children = try inside(contents) else { return make(.unparsed, from: start) }
        return make(kind, from: start, children)
    }

    /// Reads what stands between brackets and gets behind them; nil when it cannot be read whole.
    mutating func inside(
        _ contents: (inout Parser) throws(Unreadable) -> NodeList
    ) throws(Unreadable) -> NodeList? {
        guard let close = closing(at) else { throw Unreadable() }
        let outer = limit
        let count = nodes.count
        var children: NodeList?
        limit = close
        at += 1
        do {
            let read = try contents(&self)
            if at == close { children = read }
        } catch {
            children = nil
        }
        limit = outer
        at = close + 1
        if children == nil { drop(to: count) }
        return children
    }

    /// One level deeper; refuses what nests too deeply, and everything once the steps are used up.
    mutating func descend() throws(Unreadable) {
        guard depth < Parser.deepest, steps < stepLimit else { throw Unreadable() }
        depth += 1
        steps += 1
    }
}
