/// Parsing of the operands of expressions.
extension Parser {
    mutating func primary() throws(Unreadable) -> Int32 {
        switch here {
        case .identifier, .soft: return identifier()
        case .number, .character: return take(.literal)
        case .string: return strings()
        case .leftParen: return try parenthesis()
        case .leftBracket: return try bracket()
        case .atBracket: return try collection(.arrayLiteral)
        case .atBrace: return try dictionary()
        case .atParen: return try collection(.boxed)
        case .at: return try boxedLiteral()
        case .caret: return try block()
        case .atSelector, .atEncode, .atProtocol, .atAvailable, .atOther: return try atExpression()
        case .leftBrace: return try initializerList()
        case .builtin, .operatorWord, .asmWord, .classWord, .newWord, .deleteWord, .attributeWord:
            return try word()
        case .colon where isScope(at) && code(at + 2).isWord:
            at += 2
            return identifier()
        default: throw Unreadable()
        }
    }

    /// A name with its scopes; type arguments belong to it where a call or a message follows.
    private mutating func identifier() -> Int32 {
        let start = at
        while isScope(at + 1), code(at + 3).isWord, isPlusPlus || touches(at + 1) { at += 3 }
        at += 1
        let node = make(.identifier, from: start)
        if here == .less, let end = typeArguments(at), isBehindTypeArguments(end) {
            at = end
            while isScope(at), code(at + 2).isWord { at += 3 }
        }
        return node
    }

    /// `[NSArray<Foo *> new]`, `static_cast<T>(x)`.
    private func isBehindTypeArguments(_ end: Int) -> Bool {
        if isPlusPlus, code(end) == .leftParen || isScope(end) || code(end) == .leftBrace { return true }
        return input.codes[max(at - 2, 0)] == .leftBracket && code(end).isWord
            && (code(end + 1) == .end || code(end + 1) == .colon)
    }

    /// A keyword in the place of a value: a type that is called in C++, or a macro's argument.
    private mutating func word() throws(Unreadable) -> Int32 {
        guard next == .leftParen || next == .leftBrace || here == .newWord || here == .deleteWord || here == .classWord
        else {
            throw Unreadable()
        }
        return take(.identifier)
    }

    private mutating func strings() -> Int32 {
        let start = at
        while here == .string { at += 1 }
        return make(.literal, from: start)
    }

    /// `@1`, `@'a'`, `@-1`, `@ "a"`, `@ [a]`.
    private mutating func boxedLiteral() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        if here == .leftBracket { return try collection(.arrayLiteral) }
        if here == .leftBrace { return try dictionary() }
        if here == .minus || here == .plus { at += 1 }
        if here.isWord, next == .leftParen {
            at -= 1
            return try atExpression()
        }
        guard here == .number || here == .character || here == .string || here == .leftParen else {
            throw Unreadable()
        }
        if here == .leftParen {
            guard let end = behind(at) else { throw Unreadable() }
            at = end
        } else {
            at += 1
        }
        return make(.literal, from: start)
    }

    private mutating func collection(_ kind: SyntaxKind) throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        return try enclosed(kind) { parser throws(Unreadable) in
            var list = NodeList()
            while parser.here != .end {
                parser.add(try parser.expression(.assignment), to: &list)
                if !parser.accept(.comma) { break }
            }
            return list
        }
    }

    private mutating func dictionary() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        return try enclosed(.dictionaryLiteral) { parser throws(Unreadable) in
            var list = NodeList()
            while parser.here != .end {
                parser.add(try parser.expression(.assignment), to: &list)
                if parser.accept(.colon) { parser.add(try parser.expression(.assignment), to: &list) }
                if !parser.accept(.comma) { break }
            }
            return list
        }
    }

    /// `(…)`: a cast, a compound literal, a statement expression or plain parentheses.
    private mutating func parenthesis() throws(Unreadable) -> Int32 {
        guard let close = closing(at) else { throw Unreadable() }
        try descend()
        defer { depth -= 1 }
        if next == .leftBrace, let end = behind(at + 1), end == close {
            return try enclosed(.statementExpression) { parser throws(Unreadable) in
                var list = NodeList()
                parser.add(try parser.compound(), to: &list)
                return list
            }
        }
        if isCast(close) { return try cast(close) }
        return try enclosed(.parenthesized) { parser throws(Unreadable) in try parser.parenthesizedContents() }
    }

    private mutating func parenthesizedContents() throws(Unreadable) -> NodeList {
        var list = NodeList()
        if here == .end { return list }
        add(isType(at, limit) ? try typeName(until: limit) : try expression(.comma), to: &list)
        return list
    }

    private mutating func cast(_ close: Int) throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        at += 1
        let outer = limit
        limit = close
        defer { limit = outer }
        let type = try typeName(until: close)
        add(type, to: &children)
        limit = outer
        at = close + 1
        if here == .leftBrace {
            add(try initializerList(), to: &children)
            return make(.compoundLiteral, from: start, children)
        }
        add(try unary(), to: &children)
        return make(.cast, from: start, children)
    }

    /// Returns true if the parentheses hold a type and an operand follows.
    private func isCast(_ close: Int) -> Bool {
        let following = code(close + 1)
        if isType(at + 1, close) {
            return following == .leftBrace || isOperandStart(following) || following == .minus || following == .plus
                || following == .star || following == .amp || following == .plusPlus || following == .minusMinus
        }
        let name = behindTypeName(at + 1)
        guard next.isName, name == close else { return false }
        return isCastOfName(close, following)
    }

    private func isCastOfName(_ close: Int, _ following: Code) -> Bool {
        switch following {
        case .identifier, .soft:
            // `[(x) name]` sends a message to x.
            let afterName = code(close + 2)
            if limit == receiverLimit, afterName == .end || afterName == .colon { return false }
            // `[a b:(x) name:c]` goes on with the next part.
            if limit == argumentLimit, afterName == .colon { return false }
            return !startsLine(close + 1) || !isMacroLike(at + 1)
        case .number, .string, .character, .atBracket, .atBrace, .atParen, .at, .atSelector, .atOther, .bang, .tilde,
            .sizeofWord, .atProtocol, .atEncode:
            return true
        case .caret: return code(close + 2) == .leftBrace || code(close + 2) == .leftParen
        case .leftBrace: return !startsLine(close + 1)
        case .leftBracket: return isTypeLike(at + 1) || isMessage(close + 1)
        case .leftParen: return isTypeLike(at + 1)
        case .plusPlus, .minusMinus: return isTypeLike(at + 1) && code(close + 2).isName
        case .minus, .plus, .star, .amp: return isTypeLike(at + 1) && !isMacroLike(at + 1) && touches(close + 1)
        default: return false
        }
    }

    private func isOperandStart(_ code: Code) -> Bool {
        switch code {
        case .identifier, .soft, .number, .string, .character, .leftParen, .leftBracket, .atParen, .atBracket, .atBrace,
            .at, .bang, .tilde, .caret, .sizeofWord, .atSelector, .atEncode, .atProtocol, .atOther, .builtin, .newWord,
            .colon:
            true
        default: false
        }
    }
}
