/// Parsing of what begins with `@` and a word.
extension Parser {
    /// `@selector(…)`, `@protocol(P)`, `@encode(T)`, `@available(…)`, `@YES`, `@weakify(self)`.
    mutating func atExpression() throws(Unreadable) -> Int32 {
        let start = at
        var word = here
        at += 1
        if word == .at {
            word = isWord(at, "selector") ? .atSelector : isWord(at, "encode") ? .atEncode : .atOther
            at += 1
        }
        guard here == .leftParen, closing(at) != nil else {
            guard word == .atOther else { throw Unreadable() }
            let isConstant =
                isWord(start, "@YES") || isWord(start, "@NO") || isWord(start, "@true") || isWord(start, "@false")
            return make(isConstant ? .literal : .atExpression, from: start)
        }
        let read = try inside { parser throws(Unreadable) in
            switch word {
            case .atSelector, .atProtocol: return parser.namesOfRegion()
            case .atEncode:
                var list = NodeList()
                parser.add(try parser.typeName(until: parser.limit), to: &list)
                return list
            case .atAvailable:
                parser.at = parser.limit
                return NodeList()
            default: return try parser.arguments()
            }
        }
        guard let read else { return make(.unparsed, from: start) }
        return make(word == .atSelector ? .selectorLiteral : .atExpression, from: start, read)
    }

    private mutating func namesOfRegion() -> NodeList {
        var list = NodeList()
        while here != .end {
            if here.isWord { add(take(.name), to: &list) } else { at += 1 }
        }
        return list
    }
}
