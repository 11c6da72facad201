/// Expressions, by precedence.
extension Parser {
    /// An expression whose operators bind at least as tightly as `least`.
    mutating func expression(_ least: Precedence) throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        let start = at
        var left = try unary()
        while let precedence = operatorHere(), precedence >= least {
            var children = NodeList()
            add(left, to: &children)
            switch precedence {
            case .assignment:
                at += here == .greater ? 2 : 1
                add(try initializer(), to: &children)
                left = make(.assignment, from: start, children)
            case .conditional:
                try conditional(&children)
                left = make(.conditional, from: start, children)
            default:
                at += precedence == .shift && here == .greater ? 2 : 1
                add(try expression(precedence.tighter), to: &children)
                left = make(.binary, from: start, children)
            }
        }
        return left
    }

    /// The binary operator here; `>>` and `>>=` are made of two tokens. An operator in a new line behind a macro that
    /// stands alone begins a statement of its own, which callers see to.
    private func operatorHere() -> Precedence? {
        if here == .greater, touches(at + 1) {
            if next == .greater { return .shift }
            if next == .greaterEqual { return .assignment }
        }
        return Precedence(here)
    }

    private mutating func conditional(_ children: inout NodeList) throws(Unreadable) {
        at += 1
        let outer = argumentLimit
        argumentLimit = -1
        defer { argumentLimit = outer }
        if here != .colon { add(try expression(.comma), to: &children) }
        try expect(.colon)
        argumentLimit = outer
        add(try expression(.assignment), to: &children)
    }

    /// Signs in front of an operand, then the operand with what follows it.
    mutating func unary() throws(Unreadable) -> Int32 {
        while here == .qualifier, isWord(at, "__extension__") { at += 1 }
        switch here {
        case .plus, .minus, .bang, .tilde, .star, .amp, .plusPlus, .minusMinus, .ampAmp:
            return try prefix()
        case .sizeofWord, .typeofWord:
            return try sizeofExpression()
        case .newWord where next.isWord || next == .leftParen, .deleteWord where next.isWord || next == .leftBracket:
            return try allocation()
        default:
            return try postfix(try primary())
        }
    }

    private mutating func prefix() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        let start = at
        at += 1
        var children = NodeList()
        add(try unary(), to: &children)
        return make(.prefix, from: start, children)
    }

    /// `new T(…)` and `delete x` of C++.
    private mutating func allocation() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        let start = at
        let isNew = here == .newWord
        at += 1
        if !isNew, here == .leftBracket, next == .rightBracket { at += 2 }
        var children = NodeList()
        if isNew, here == .builtin || here == .qualifier {
            while here == .builtin || here == .qualifier || here == .star { at += 1 }
            while here == .leftBracket || here == .leftParen || here == .leftBrace, let end = behind(at) { at = end }
        } else {
            add(try unary(), to: &children)
        }
        return make(.prefix, from: start, children)
    }

    /// `sizeof(T)`, `sizeof x`, `typeof(a)`.
    mutating func sizeofExpression() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        let start = at
        at += 1
        var children = NodeList()
        guard here == .leftParen else {
            add(try unary(), to: &children)
            return make(.sizeofExpression, from: start, children)
        }
        let read = try inside { parser throws(Unreadable) in
            var list = NodeList()
            let isType = parser.isType(parser.at, parser.limit)
            parser.add(isType ? try parser.typeName(until: parser.limit) : try parser.expression(.comma), to: &list)
            return list
        }
        guard let read else { return make(.unparsed, from: start) }
        return make(.sizeofExpression, from: start, read)
    }

    /// Calls, members, subscripts and `++` behind an operand.
    mutating func postfix(_ operand: Int32) throws(Unreadable) -> Int32 {
        let start = at - 1
        var value = operand
        while true {
            let first = nodes[Int(value)].first
            var children = NodeList()
            switch here {
            case .leftParen:
                guard !isStatementBehindMacro(value) else { return value }
                add(value, to: &children)
                let arguments = try inside { parser throws(Unreadable) in try parser.arguments() }
                link(arguments ?? unparsedArguments(), to: &children)
                value = make(.call, from: start, children)
            case .leftBracket:
                guard !isMessageBehindMacro(value) else { return value }
                add(value, to: &children)
                let index = try inside { parser throws(Unreadable) in try parser.optionalExpression() }
                guard let index else { throw Unreadable() }
                link(index, to: &children)
                value = make(.subscripted, from: start, children)
            case .dot, .arrow:
                guard let member = try member(value) else { return value }
                value = member
            case .plusPlus, .minusMinus:
                guard !startsLine(at) else { return value }
                at += 1
                add(value, to: &children)
                value = make(.postfix, from: start, children)
            case .string, .identifier:
                guard isJoined(value) else { return value }
                add(value, to: &children)
                add(try primary(), to: &children)
                value = make(.binary, from: start, children)
            case .leftBrace where isPlusPlus && isBraceOfValue(value):
                add(value, to: &children)
                add(try initializerList(), to: &children)
                value = make(.call, from: start, children)
            default:
                return value
            }
            nodes[Int(value)].first = first
        }
    }

    private mutating func unparsedArguments() -> NodeList {
        var list = NodeList()
        add(make(.unparsed, from: at - 1), to: &list)
        return list
    }

    mutating func link(_ list: NodeList, to children: inout NodeList) {
        guard list.first >= 0 else { return }
        add(list.first, to: &children)
        children.last = list.last
    }

    private mutating func member(_ value: Int32) throws(Unreadable) -> Int32? {
        let kind: SyntaxKind = here == .dot ? .member : .arrow
        guard next.isWord || isPlusPlus && (next == .tilde || next == .star) else { throw Unreadable() }
        let start = at
        at += next.isWord ? 1 : 2
        while isScope(at + 1), code(at + 3).isWord { at += 3 }
        guard here.isWord else { throw Unreadable() }
        var children = NodeList()
        add(value, to: &children)
        add(take(.name), to: &children)
        return make(kind, from: start, children)
    }

    /// Strings side by side with macros: `PREFIX @"a" SUFFIX "b"`.
    private func isJoined(_ value: Int32) -> Bool {
        let kind = nodes[Int(value)].kind
        if here == .string {
            return kind == .identifier && !startsLine(at) || kind == .literal || kind == .binary
                || kind == .call && !startsLine(at)
        }
        guard code(at - 1) == .string, kind == .literal || kind == .binary else { return false }
        return next == .string || touches(at)
            || isMacroLike(at) && (next == .comma || next == .rightParen || next == .end || next == .semicolon)
    }

    /// `CGSize{ 1, 2 }` of C++.
    private func isBraceOfValue(_ value: Int32) -> Bool {
        nodes[Int(value)].kind == .identifier && touches(at) && isTypeLike(at - 1)
    }

    /// A macro without semicolon, and a message in the next line.
    private func isMessageBehindMacro(_ value: Int32) -> Bool {
        guard startsLine(at) else { return false }
        let kind = nodes[Int(value)].kind
        return (kind == .call || kind == .identifier || kind == .atExpression) && isMessage(at)
    }

    private func isStatementBehindMacro(_ value: Int32) -> Bool {
        guard startsLine(at) else { return false }
        let kind = nodes[Int(value)].kind
        return kind == .atExpression || kind == .call
    }
}
