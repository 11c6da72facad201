/// Parsing of declarators, which stand behind a type.
extension Parser {
    /// `*name[3] = value`, `(^name)(int) = value`.
    mutating func declarator() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        try declaredName(&children)
        skipTrailingAttributes()
        if here == .equals {
            at += 1
            add(try initializer(), to: &children)
        } else if here == .leftBrace, isPlusPlus {
            add(try initializer(), to: &children)
        }
        guard at > start else { throw Unreadable() }
        return make(.declarator, from: start, children)
    }

    /// The name with its stars, groups, dimensions and parameters.
    mutating func declaredName(_ children: inout NodeList) throws(Unreadable) {
        while isPointer(here) || here == .caret || here == .attributeWord || isQualifierMacro() {
            if here == .attributeWord { skipAttribute() } else { at += 1 }
        }
        if here == .leftParen {
            try groupedName(&children)
        } else if here.isName || isPlusPlus && here.isWord {
            while isScope(at + 1), code(at + 3).isWord { at += 3 }
            add(take(.name), to: &children)
        } else if here != .colon {
            throw Unreadable()
        }
        try suffixes(&children)
    }

    /// A macro or a word such as `nonnull` between stars and the name.
    private func isQualifierMacro() -> Bool {
        here.isName && next.isName && (isMacroLike(at) || here == .soft) && !isMacroLike(at + 1)
    }

    private mutating func groupedName(_ children: inout NodeList) throws(Unreadable) {
        guard let close = closing(at) else { throw Unreadable() }
        try descend()
        defer { depth -= 1 }
        let outer = limit
        limit = close
        defer { limit = outer }
        at += 1
        while at < close, isPointer(here) || here == .caret || here.isName && (next != .end && next != .leftBracket) {
            if here.isName, next == .leftParen { break }
            at += 1
        }
        if at < close { try declaredName(&children) }
        guard at == close else { throw Unreadable() }
        at = close + 1
    }

    /// Dimensions, parameters and the width of a bit field: one node that holds what they name.
    private mutating func suffixes(_ children: inout NodeList) throws(Unreadable) {
        while true {
            let start = at
            var parts = NodeList()
            switch here {
            case .leftBracket:
                guard let inside = try inside({ parser throws(Unreadable) in try parser.optionalExpression() }) else {
                    throw Unreadable()
                }
                parts = inside
            case .leftParen:
                guard let close = closing(at) else { throw Unreadable() }
                parts = try parametersOrArguments(close)
            case .colon where !isScope(at):
                at += 1
                add(try expression(.conditional), to: &parts)
            default: return
            }
            add(make(.typeName, from: start, parts), to: &children)
        }
    }

    /// The parameters of a block that is declared; in C++ it may be arguments of a constructor.
    private mutating func parametersOrArguments(_ close: Int) throws(Unreadable) -> NodeList {
        var parts = NodeList()
        let start = at
        let count = nodes.count
        at += 1
        if at == close {
            at += 1
            return parts
        }
        do {
            let type = try typeName(until: close)
            parts.first = nodes[Int(type)].firstChild
            nodes.removeLast()
            at = close + 1
            return parts
        } catch {
            at = start
            drop(to: count)
        }
        let arguments = try inside { parser throws(Unreadable) in try parser.arguments() }
        guard let arguments else { throw Unreadable() }
        return arguments
    }

    private mutating func skipTrailingAttributes() {
        while here == .attributeWord || here == .qualifier || here == .asmWord || here.isName {
            at += 1
            if here == .leftParen, let end = behind(at) { at = end }
        }
    }

    mutating func optionalExpression() throws(Unreadable) -> NodeList {
        var list = NodeList()
        if here != .end { add(try expression(.comma), to: &list) }
        return list
    }

    mutating func initializer() throws(Unreadable) -> Int32 {
        here == .leftBrace ? try initializerList() : try expression(.assignment)
    }

    /// `{ .x = 1, [2] = 3, 4 }`
    mutating func initializerList() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        return try enclosed(.initializerList) { parser throws(Unreadable) in
            var values = NodeList()
            while parser.here != .end {
                try parser.designators(&values)
                parser.add(try parser.initializer(), to: &values)
                if !parser.accept(.comma) { break }
            }
            return values
        }
    }

    private mutating func designators(_ values: inout NodeList) throws(Unreadable) {
        if here.isWord, next == .colon, !isScope(at + 1) { at += 2 }
        guard here == .dot || here == .leftBracket else { return }
        var index = at
        while code(index) == .dot || code(index) == .leftBracket {
            guard let end = code(index) == .dot ? index + 2 : behind(index) else { return }
            index = end
        }
        guard code(index) == .equals else { return }
        while at < index {
            if here == .leftBracket {
                add(
                    try enclosed(.parenthesized) { parser throws(Unreadable) in try parser.optionalExpression() },
                    to: &values)
            } else {
                at += 2
            }
        }
        at += 1
    }

    /// All declarators up to the semicolon.
    mutating func declarators(_ children: inout NodeList) throws(Unreadable) {
        guard here != .semicolon, here != .end else { return }
        repeat {
            add(try declarator(), to: &children)
        } while accept(.comma)
    }

    /// `int a, *b = c;` as a statement, an instance variable or at file level.
    mutating func declaration() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        guard let type = try specifiers() else { throw Unreadable() }
        add(type, to: &children)
        try declarators(&children)
        try endOfDeclaration()
        return make(.declaration, from: start, children)
    }

    func isEndOfDeclaration() -> Bool { here == .semicolon || here == .end }

    private mutating func endOfDeclaration() throws(Unreadable) {
        if accept(.semicolon) { return }
        // A macro may hold the semicolon, or the declaration ends with the region, as in `for (T *x in xs)`.
        guard here == .end else { throw Unreadable() }
    }
}
