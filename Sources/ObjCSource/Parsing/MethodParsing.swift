/// Methods, declared and defined.
extension Parser {
    mutating func method(isDefinition: Bool) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        methodResult(&children)
        guard here.isWord || here == .colon else {
            skipDamagedExternal()
            return make(.unparsed, from: start)
        }
        selectorParts(&children)
        methodAttributes(&children)
        if isDefinition, here == .semicolon, next == .leftBrace { at += 1 }
        guard here == .leftBrace else {
            _ = accept(.semicolon)
            return make(.methodDeclaration, from: start, children)
        }
        add(methodBody(), to: &children)
        return make(.methodDefinition, from: start, children)
    }

    /// A body whose brace is never closed is unparsed up to the next member.
    private mutating func methodBody() -> Int32 {
        if closing(at) != nil, let body = try? compound() { return body }
        let start = at
        at = min(max(input.partners[at] < -1 ? Int(-2 - input.partners[at]) : at + 1, at + 1), limit)
        return make(.unparsed, from: start)
    }

    private mutating func methodResult(_ children: inout NodeList) {
        guard here == .leftParen else { return }
        if let type = parenthesizedType() { add(type, to: &children) }
    }

    /// `(T)`: the type without its parentheses; nil for empty ones.
    private mutating func parenthesizedType() -> Int32? {
        guard let close = closing(at) else {
            at += 1
            return nil
        }
        let outer = limit
        limit = close
        let count = nodes.count
        at += 1
        let start = at
        var type = try? typeName(until: close)
        limit = outer
        if type == nil {
            drop(to: count)
            at = close
            if close > start { type = make(.unparsed, from: start) }
        }
        at = close + 1
        return type
    }

    private mutating func selectorParts(_ children: inout NodeList) {
        var isFirst = true
        while here == .colon || here.isWord && (isFirst || next == .colon) {
            add(selectorPart(), to: &children)
            isFirst = false
        }
        while here == .comma {
            at += 1
            if !accept(.ellipsis) {
                while here != .comma, here != .leftBrace, here != .semicolon, here != .end { at += 1 }
            }
        }
    }

    private mutating func selectorPart() -> Int32 {
        let start = at
        var children = NodeList()
        if here.isWord { add(take(.name), to: &children) }
        guard accept(.colon) else { return make(.selectorPart, from: start, children) }
        if here == .leftParen, let type = parenthesizedType() { add(type, to: &children) }
        parameterAttributes(&children)
        if here.isWord { add(take(.name), to: &children) }
        if isPartBehindAttributes() {
            while here == .attributeWord || here == .qualifier { add(takeMacro(.attribute), to: &children) }
        }
        return make(.selectorPart, from: start, children)
    }

    /// Returns true if another part follows the attributes here; behind the last part they belong to the method.
    private func isPartBehindAttributes() -> Bool {
        var index = at
        while code(index) == .attributeWord || code(index) == .qualifier {
            index += 1
            if code(index) == .leftParen { index = behind(index) ?? index }
            if index - at > Parser.lookAhead { return false }
        }
        return index > at && (code(index) == .colon || code(index).isWord && code(index + 1) == .colon)
    }

    /// Attributes between a type and the parameter's name.
    private mutating func parameterAttributes(_ children: inout NodeList) {
        while here == .attributeWord || here == .qualifier || isParameterMacro() {
            add(takeMacro(.attribute), to: &children)
        }
    }

    private func isParameterMacro() -> Bool {
        guard isMacroLike(at), next.isWord, !startsLine(at + 1), code(at + 2) != .colon else { return false }
        // `URL completion:` goes on with the next part, `URL NS_DESIGNATED_INITIALIZER;` ends with a macro.
        return !isMacroLike(at + 1) || code(at + 2).isWord && code(at + 3) == .colon
    }

    /// Everything between the last part and the body or semicolon.
    private mutating func methodAttributes(_ children: inout NodeList) {
        while at < limit, here != .leftBrace, here != .semicolon {
            if isMemberStart(at) || here.isClosing { return }
            if here.isWord { add(takeMacro(.attribute), to: &children) } else { at = behind(at) ?? at + 1 }
        }
    }
}
