/// Parsing at file level and between methods: declarations of C and macros.
extension Parser {
    /// One declaration of C; what cannot be read is unparsed up to where the next one begins.
    mutating func external() -> Int32 {
        let start = at
        let count = nodes.count
        do {
            return try readableExternal()
        } catch {
            drop(to: count)
            at = start
            skipDamagedExternal()
            return make(.unparsed, from: start)
        }
    }

    private mutating func readableExternal() throws(Unreadable) -> Int32 {
        let start = at
        switch here {
        case .semicolon: return take(.emptyStatement)
        case .typedefWord: return try typedefDeclaration()
        case .asmWord, .usingWord:
            skipDamagedExternal()
            return make(.otherStatement, from: start)
        case .enumWord, .structWord, .classWord:
            if let record = try record() { return record }
        case .identifier, .soft, .attributeWord:
            if isMacroEnumeration() {
                let node = try macroEnumeration()
                _ = accept(.semicolon)
                return node
            }
            if isMacroCall() { return macroCall() }
        default: break
        }
        return try declarationOrFunction()
    }

    /// `enum A { … };` and `struct A { … };` alone, and C++ classes.
    private mutating func record() throws(Unreadable) -> Int32? {
        let start = at
        let count = nodes.count
        let node = try here == .enumWord ? enumeration() : structure()
        var ignored = NodeList()
        if nodes[Int(node)].kind != .name || here == .semicolon {
            if here == .attributeWord { attributes(&ignored) }
            drop(to: Int(node) + 1)
            if accept(.semicolon) {
                nodes[Int(node)].last = input.places[at - 1]
                return node
            }
        }
        drop(to: count)
        at = start
        return nil
    }

    /// Returns true if a macro stands here in place of a declaration.
    private func isMacroCall() -> Bool {
        if isWord(at, "_Pragma") { return true }
        if here == .attributeWord {
            guard let end = behind(at + 1) else { return false }
            return code(end) == .atInterface || code(end) == .atProtocol || code(end) == .atImplementation
        }
        if next == .leftParen, let end = behind(at + 1) {
            if isDeclaratorGroup(at + 1) { return false }
            if code(end) == .leftBrace { return false }
            if code(end) == .semicolon || code(end) == .end { return true }
            if code(end) == .minus || code(end) == .plus || !code(end).isWord { return true }
            return isMacroLike(at) && startsLine(end) || startsLine(end) && !isDeclarationBehind(end)
        }
        if next == .semicolon || next == .end { return true }
        if next.isWord || next == .star || next == .less || isScope(at + 1) || next == .leftParen {
            return isMacroLike(at) && startsLine(at + 1) && next.isWord && !isPrefixOfDeclaration(at + 1)
        }
        return next != .amp && next != .leftBrace && next != .equals && next != .leftBracket
    }

    private func isDeclarationBehind(_ index: Int) -> Bool {
        guard code(index).isName, let end = behind(index + 1) else { return false }
        return code(end) == .leftBrace || code(end) == .semicolon
    }

    /// Returns true if a macro on the line before may belong to the declaration that begins here.
    private func isPrefixOfDeclaration(_ index: Int) -> Bool {
        if hasEnding(at, "_BEGIN") || hasEnding(at, "_END") { return false }
        return code(index) == .builtin || code(index) == .storage
            || code(index) == .identifier && !isMacroLike(index)
    }

    private mutating func macroCall() -> Int32 {
        let start = at
        var children = NodeList()
        if here == .attributeWord {
            skipAttribute()
            return make(.macroCall, from: start, children)
        }
        add(take(.name), to: &children)
        if here == .leftParen, closing(at) != nil {
            let count = nodes.count
            do {
                let read = try inside { parser throws(Unreadable) in try parser.arguments() }
                if let read, read.first >= 0 { nodes[Int(children.last)].next = read.first }
            } catch {
                drop(to: count)
            }
        }
        if here == .leftBrace, let end = behind(at) { at = end }
        _ = accept(.semicolon)
        return make(.macroCall, from: start, children)
    }

    private mutating func declarationOrFunction() throws(Unreadable) -> Int32 {
        let start = at
        let type =
            here == .identifier && next == .leftParen && !isDeclaratorGroup(at + 1) && !isMacroLike(at)
            ? nil : try specifiers()
        if let name = functionName() { return try functionOrVariable(start, type, name) }
        guard let type else { throw Unreadable() }
        var children = NodeList()
        add(type, to: &children)
        try declarators(&children)
        attributes(&children)
        try expect(.semicolon)
        return make(.declaration, from: start, children)
    }

    private mutating func functionOrVariable(_ start: Int, _ type: Int32?, _ name: Int) throws(Unreadable) -> Int32 {
        guard let close = closing(name + 1) else { throw Unreadable() }
        let end = code(behindFunctionHead(close))
        if end == .equals || end == .comma, let type {
            var children = NodeList()
            add(type, to: &children)
            try declarators(&children)
            try expect(.semicolon)
            return make(.declaration, from: start, children)
        }
        return try function(from: start, type: type, name: name)
    }

    /// Moves behind a semicolon or a braced block, but never over a method or the end of a class.
    mutating func skipDamagedExternal() {
        let start = at
        while at < limit {
            if at > start, isMemberStart(at) { return }
            switch here {
            case .semicolon:
                at += 1
                return
            case .leftBrace:
                at = behind(at) ?? at + 1
                if here != .semicolon, here != .comma, !here.isName || startsLine(at) { return }
            default:
                at = here.isOpening ? behind(at) ?? at + 1 : at + 1
            }
        }
    }

    /// Returns true if a member of a class or a class may begin here.
    func isMemberStart(_ index: Int) -> Bool {
        switch code(index) {
        case .atInterface, .atImplementation, .atEnd, .atProperty, .atSynthesize, .atDynamic, .atClass, .atMark,
            .atImport:
            true
        case .atProtocol: startsLine(index)
        case .minus, .plus: startsLine(index) && (code(index + 1) == .leftParen || code(index + 1).isWord)
        default: false
        }
    }
}
