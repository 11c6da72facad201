/// Blocks, and lambdas of C++.
extension Parser {
    /// `[&](int a) { … }`
    mutating func lambda() throws(Unreadable) -> Int32? {
        guard let close = closing(at),
            next == .rightBracket || next == .end || next == .amp || next == .equals
                || code(close + 1) == .leftParen || code(close + 1) == .leftBrace
        else {
            return nil
        }
        var index = close + 1
        if code(index) == .leftParen { index = behind(index) ?? index }
        while index < close + Parser.lookAhead, code(index) != .leftBrace {
            guard isTypeWord(code(index)) || code(index) == .arrow || isPointer(code(index)) || isScope(index) else {
                return nil
            }
            index += isScope(index) ? 2 : 1
        }
        let start = at
        var children = NodeList()
        at = close + 1
        if here == .leftParen { try parameters(&children) }
        at = index
        add(try compound(), to: &children)
        return make(.block, from: start, children)
    }

    /// `^T (int a) { … }`
    mutating func block() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        let start = at
        at += 1
        var children = NodeList()
        if here != .leftBrace {
            guard let head = blockHead() else { throw Unreadable() }
            if head.parameters > at { add(try typeName(until: head.parameters), to: &children) }
            at = head.parameters
            if here == .leftParen { try parameters(&children) }
            at = head.body
        }
        add(try compound(), to: &children)
        return make(.block, from: start, children)
    }

    /// Returns the places where the parameters and the body of a block begin; both are the same without parameters.
    private func blockHead() -> (parameters: Int, body: Int)? {
        var index = at
        let end = at + Parser.lookAhead
        while index < end {
            switch code(index) {
            case .leftBrace: return (index, index)
            case .leftParen:
                guard let close = closing(index) else { return nil }
                var body = close + 1
                while body < end, code(body) == .attributeWord || code(body).isName {
                    body += 1
                    if code(body) == .leftParen { body = behind(body) ?? end }
                }
                if code(body) == .leftBrace { return (index, body) }
                index = close + 1
            case .star, .less, .greater, .caret, .comma, .colon, .amp: index += 1
            default:
                guard isTypeWord(code(index)) else { return nil }
                index += 1
            }
        }
        return nil
    }
}
