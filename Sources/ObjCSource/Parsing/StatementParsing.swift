/// Statements. Each one that cannot be read becomes an unparsed node up to where the next begins.
extension Parser {
    /// `{ … }`
    mutating func compound() throws(Unreadable) -> Int32 {
        guard here == .leftBrace, let close = closing(at) else { throw Unreadable() }
        try descend()
        defer { depth -= 1 }
        let start = at
        let outer = limit
        limit = close
        at += 1
        let children = statements()
        limit = outer
        at = close + 1
        return make(.compound, from: start, children)
    }

    /// All statements up to the end of the region.
    mutating func statements() -> NodeList {
        var children = NodeList()
        while at < limit { add(statement(), to: &children) }
        return children
    }

    /// One statement; it always takes a token, unless the region is at its end.
    mutating func statement() -> Int32 {
        let start = at
        let count = nodes.count
        let level = depth
        do {
            try descend()
            let node = try readableStatement()
            depth = level
            if at > start { return node }
        } catch {
            depth = level
        }
        drop(to: count)
        at = start
        skipDamagedStatement()
        return make(.unparsed, from: start)
    }

    /// Moves behind the next semicolon or braced block outside of brackets.
    private mutating func skipDamagedStatement() {
        let start = at
        while at < limit {
            switch here {
            case .semicolon:
                at += 1
                return
            case .leftBrace:
                at = behind(at) ?? at + 1
                if here.isWord && startsLine(at) || here == .leftBracket || here == .end { return }
            case .caseWord, .defaultWord, .returnWord, .ifWord, .forWord, .whileWord, .switchWord:
                if at > start, startsLine(at) { return }
                at += 1
            default:
                at = here.isOpening ? behind(at) ?? at + 1 : at + 1
            }
        }
    }

    private mutating func readableStatement() throws(Unreadable) -> Int32 {
        switch here {
        case .leftBrace: return try compound()
        case .semicolon: return take(.emptyStatement)
        case .ifWord: return try ifStatement()
        case .forWord: return try forStatement()
        case .whileWord: return try whileStatement()
        case .doWord: return try doStatement()
        case .switchWord: return try switchStatement()
        case .caseWord, .defaultWord: return try caseLabel()
        case .returnWord: return try returnStatement()
        case .breakWord, .continueWord, .gotoWord: return try jumpStatement()
        case .atTry: return try tryStatement(.atCatch)
        case .tryWord: return try tryStatement(.catchWord)
        case .atThrow: return try throwStatement()
        case .atSynchronized: return try synchronizedStatement()
        case .atAutoreleasepool: return try autoreleasepoolStatement()
        case .asmWord: return try otherStatement()
        case .typedefWord: return try typedefDeclaration()
        case .usingWord, .templateWord: return try otherStatement()
        default: return try simpleStatement()
        }
    }

    private mutating func simpleStatement() throws(Unreadable) -> Int32 {
        if here.isName, next == .colon, !isScope(at + 1) { return label() }
        if isMacroEnumeration() {
            let node = try macroEnumeration()
            _ = accept(.semicolon)
            return node
        }
        if isDeclaration() { return try localDeclaration() }
        return try expressionStatement()
    }

    private mutating func label() -> Int32 {
        let start = at
        var children = NodeList()
        add(take(.name), to: &children)
        at += 1
        return make(.label, from: start, children)
    }

    private mutating func localDeclaration() throws(Unreadable) -> Int32 {
        if here == .structWord || here == .enumWord {
            let node = external()
            if nodes[Int(node)].kind == .unparsed { throw Unreadable() }
            return node
        }
        return try declaration()
    }

    private mutating func expressionStatement() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        let value = try expression(.comma)
        add(value, to: &children)
        if !accept(.semicolon) {
            guard endsWithoutSemicolon(value) else { throw Unreadable() }
        }
        return make(.expressionStatement, from: start, children)
    }

    /// Macros may bring their semicolon along.
    private func endsWithoutSemicolon(_ value: Int32) -> Bool {
        switch nodes[Int(value)].kind {
        case .call, .atExpression: return true
        case .identifier: return here == .end || startsLine(at) || here == .leftBrace || here.isWord
        default: return here == .end && code(at - 1) != .semicolon && isInMacro()
        }
    }

    /// Returns true if the region is that of a macro's arguments, where the last statement needs no semicolon.
    private func isInMacro() -> Bool { limit < input.codes.count && input.codes[limit] == .rightParen }

    private mutating func caseLabel() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        if code(at - 1) == .caseWord {
            add(try expression(.conditional), to: &children)
            if accept(.ellipsis) { add(try expression(.conditional), to: &children) }
        }
        try expect(.colon)
        return make(.caseLabel, from: start, children)
    }

    private mutating func returnStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        if here != .semicolon, here != .end {
            add(here == .leftBrace ? try initializerList() : try expression(.comma), to: &children)
        }
        try endOfSimple()
        return make(.returnStatement, from: start, children)
    }

    private mutating func jumpStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        if code(start) == .gotoWord {
            _ = accept(.star)
            guard here.isWord else { throw Unreadable() }
            at += 1
        }
        try endOfSimple()
        return make(.jumpStatement, from: start)
    }

    private mutating func throwStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        if here != .semicolon { add(try expression(.comma), to: &children) }
        try endOfSimple()
        return make(.throwStatement, from: start, children)
    }

    private mutating func endOfSimple() throws(Unreadable) {
        if accept(.semicolon) { return }
        guard here == .end, isInMacro() else { throw Unreadable() }
    }

    private mutating func otherStatement() throws(Unreadable) -> Int32 {
        let start = at
        while here != .semicolon, here != .end { at = here.isOpening ? behind(at) ?? at + 1 : at + 1 }
        _ = accept(.semicolon)
        return make(.otherStatement, from: start)
    }
}
