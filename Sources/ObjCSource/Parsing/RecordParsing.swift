/// Enumerations, structures and type definitions.
extension Parser {
    /// `enum A : B { … }`, or only the name of one.
    mutating func enumeration() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        if here == .classWord || here == .structWord { at += 1 }
        var children = NodeList()
        attributesBeforeName()
        let isNamed = here.isName
        if isNamed { add(take(.name), to: &children) }
        if here == .colon {
            var index = at + 1
            while isTypeWord(code(index)) || isScope(index) { index += isScope(index) ? 2 : 1 }
            if code(index) == .leftBrace { at = index } else if code(index) == .semicolon { at = index }
        }
        guard here == .leftBrace else {
            guard isNamed else { throw Unreadable() }
            return children.first
        }
        try enumerators(&children)
        return make(.enumeration, from: start, children)
    }

    /// `NS_ENUM(NSInteger, A) { … }`
    mutating func macroEnumeration() throws(Unreadable) -> Int32 {
        let start = at
        guard let close = closing(at + 1) else { throw Unreadable() }
        var children = NodeList()
        if code(close - 1).isName, code(close - 2) == .comma {
            add(make(.name, from: close - 1, to: close), to: &children)
        }
        at = close + 1
        guard here == .leftBrace else { throw Unreadable() }
        try enumerators(&children)
        return make(.enumeration, from: start, children)
    }

    /// Returns true if `NS_ENUM(…) {` or the like stands here; behind `typedef`, any macro with braces is one.
    func isMacroEnumeration(isTypedef: Bool = false) -> Bool {
        guard isMacroLike(at), next == .leftParen, let end = behind(at + 1), code(end) == .leftBrace else {
            return false
        }
        return end - at <= 16 && (isTypedef || hasEnding(at, "ENUM") || hasEnding(at, "OPTIONS"))
    }

    private mutating func enumerators(_ children: inout NodeList) throws(Unreadable) {
        guard let close = closing(at) else { throw Unreadable() }
        let outer = limit
        limit = close
        defer { limit = outer }
        at += 1
        while at < close {
            if here == .comma {
                at += 1
            } else {
                add(enumerator(close), to: &children)
            }
        }
        at = close + 1
    }

    private mutating func enumerator(_ close: Int) -> Int32 {
        let start = at
        let count = nodes.count
        var children = NodeList()
        do {
            guard here.isWord else { throw Unreadable() }
            add(take(.name), to: &children)
            while here == .attributeWord || here.isName { skipMacro() }
            if accept(.equals) {
                add(try expression(.conditional), to: &children)
                while here == .attributeWord || here.isName { skipMacro() }
            }
            guard here == .comma || here == .end else { throw Unreadable() }
            return make(.enumerator, from: start, children)
        } catch {
            drop(to: count)
            at = start
            while at < close, here != .comma { at = here.isOpening ? behind(at) ?? at + 1 : at + 1 }
            if at == start { at += 1 }
            return make(.unparsed, from: start)
        }
    }

    private mutating func skipMacro() {
        at += 1
        if here == .leftParen, let end = behind(at) { at = end }
    }

    private mutating func attributesBeforeName() {
        while here == .attributeWord || isMacroLike(at) && (next.isName || next == .leftParen) { skipMacro() }
    }

    /// `struct A { … }`, or only the name of one. What is in the braces is not read.
    mutating func structure() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        attributesBeforeName()
        let isNamed = here.isName
        if isNamed {
            let end = behindTypeName(at)
            add(take(.name), to: &children)
            at = end
        }
        if here == .colon || isWord(at, "final") {
            var index = at
            while index < at + Parser.lookAhead, code(index) != .leftBrace, code(index) != .semicolon,
                code(index) != .end
            {
                index += 1
            }
            if code(index) == .leftBrace { at = index }
        }
        guard here == .leftBrace, let end = behind(at) else {
            guard isNamed else { throw Unreadable() }
            return children.first
        }
        at = end
        return make(.structure, from: start, children)
    }

    /// `typedef …;`
    mutating func typedefDeclaration() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        at += 1
        if isMacroEnumeration(isTypedef: true) {
            add(try macroEnumeration(), to: &children)
        } else if let type = try specifiers() {
            add(type, to: &children)
            unwrapRecord(&children)
        }
        while here != .semicolon {
            try declaredName(&children)
            attributes(&children)
            if !accept(.comma) { break }
        }
        attributes(&children)
        try expect(.semicolon)
        return make(.typedefDeclaration, from: start, children)
    }

    /// A structure or enumeration is a child of the type definition itself.
    private mutating func unwrapRecord(_ children: inout NodeList) {
        let type = children.last
        var child = nodes[Int(type)].firstChild
        while child >= 0 {
            let kind = nodes[Int(child)].kind
            if kind == .enumeration || kind == .structure {
                nodes[Int(child)].next = -1
                nodes.removeLast()
                children = NodeList(first: child, last: child)
                return
            }
            child = nodes[Int(child)].next
        }
    }
}
