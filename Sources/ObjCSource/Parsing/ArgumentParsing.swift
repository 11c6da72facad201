/// Arguments of calls and macros.
extension Parser {
    /// The arguments of a call or macro up to the end of the region. One that is neither an expression nor a type nor
    /// statements is unparsed.
    mutating func arguments() throws(Unreadable) -> NodeList {
        var list = NodeList()
        while here != .end {
            if accept(.comma) { continue }
            if isStatementWord(here) { statementsOfArgument(&list) } else { argument(&list) }
        }
        return list
    }

    /// Statements up to a comma: `PASS([a b]; c();, @"d")`.
    private mutating func statementsOfArgument(_ list: inout NodeList) {
        while here != .end, here != .comma { add(statement(), to: &list) }
    }

    private func isStatementWord(_ code: Code) -> Bool {
        switch code {
        case .returnWord, .ifWord, .forWord, .whileWord, .doWord, .switchWord, .breakWord, .continueWord, .gotoWord,
            .atTry, .atThrow, .atSynchronized, .atAutoreleasepool:
            true
        default: false
        }
    }

    private mutating func argument(_ list: inout NodeList) {
        // Decided first: what holds statements is read once, however deep such arguments nest.
        if isSemicolonBeforeComma(), !isSelectorAhead() { return statementsOfArgument(&list) }
        let start = at
        let count = nodes.count
        let level = depth
        do {
            let node = try readableArgument()
            add(node, to: &list)
            return
        } catch {
            depth = level
            drop(to: count)
            if list.last >= 0 { nodes[Int(list.last)].next = -1 }
            at = start
        }
        // `RUN(int a = 1, b = 2; go();)`; not in depth, since it is read a second time.
        if depth < 8, !isSelectorAhead(), isStatementRegion() { return statementsOfArgument(&list) }
        while here != .end, here != .comma { at = here.isOpening ? behind(at) ?? at + 1 : at + 1 }
        if at == start { at += 1 }
        // `UIColorHex(#333333)`, or an operator: what the macro makes of it names nothing.
        if code(start) == .hash || at == start + 1 && !code(start).isOpening { return }
        add(selector(start) ?? make(.unparsed, from: start), to: &list)
    }

    private func isSemicolonBeforeComma() -> Bool {
        var index = at
        while index < limit, code(index) != .comma {
            if code(index) == .semicolon { return true }
            index = code(index).isOpening ? behind(index) ?? index + 1 : index + 1
        }
        return false
    }

    private func isSelectorAhead() -> Bool {
        var index = at
        while index < at + 32, code(index).isWord || code(index) == .colon { index += 1 }
        return index > at && code(index - 1) == .colon && (code(index) == .comma || code(index) == .end)
    }

    /// `load:animated:` as the argument of a macro that makes a selector of it.
    private mutating func selector(_ start: Int) -> Int32? {
        guard (start..<at).allSatisfy({ input.codes[$0].isWord || input.codes[$0] == .colon }),
            input.codes[at - 1] == .colon
        else {
            return nil
        }
        var names = NodeList()
        for index in start..<at where input.codes[index].isWord {
            add(make(.name, from: index, to: index + 1), to: &names)
        }
        return make(.selectorLiteral, from: start, names)
    }

    private mutating func readableArgument() throws(Unreadable) -> Int32 {
        let end = endOfArgument()
        if isType(at, end) {
            let type = try typeName(until: end)
            return type
        }
        let node: Int32
        if here == .leftBrace, let close = closing(at), isStatementBrace(at, close) {
            node = try compound()
        } else if isArgumentWithValue() {
            node = try declaration()
        } else if isArgumentDeclaration(end) {
            node = parameter(until: end)
        } else {
            node = try expression(.assignment)
        }
        guard here == .comma || here == .end else { throw Unreadable() }
        return node
    }

    /// `Foo *x` in a macro that declares, such as `foreach(Foo *x, xs)`.
    private func isArgumentDeclaration(_ end: Int) -> Bool {
        guard end - at >= 2, end - at < 12, code(end - 1).isName, here != .caret else { return false }
        if here.isName, end == at + 2 { return !isMacroLike(end - 1) && !isMacroLike(at) }
        guard isType(at, end - 1) else { return false }
        // `f(a * b)` multiplies: a declaration has its star at one of the two names.
        guard here.isName, code(at + 1) == .star else { return true }
        return isTypeLike(at) && !isMacroLike(at) && touches(at + 1) != touches(end - 1)
    }

    /// `LOCK(int count = _count)`: a declaration as the argument of a macro.
    private func isArgumentWithValue() -> Bool {
        guard isDeclaration() else { return false }
        var index = at
        while index < at + 24, isTypeWord(code(index)) || isPointer(code(index)) {
            index = code(index).isName ? behindTypeName(index) : index + 1
        }
        return index > at + 1 && code(index) == .equals
    }

    private func endOfArgument() -> Int {
        var index = at
        let end = at + Parser.lookAhead
        while index < end, code(index) != .end, code(index) != .comma {
            if code(index).isOpening {
                index = behind(index) ?? end
            } else if let arguments = typeArguments(index) {
                index = arguments
            } else {
                index += 1
            }
        }
        return min(index, end)
    }

    private func isStatementBrace(_ open: Int, _ close: Int) -> Bool {
        guard close > open + 1 else { return false }
        switch input.codes[close - 1] {
        case .semicolon: return true
        case .rightBrace: return input.codes[open + 1] != .leftBrace && input.codes[open + 1] != .dot
        default: return false
        }
    }

    /// Returns true if a semicolon stands outside of brackets before the end: the argument is code.
    private func isStatementRegion() -> Bool {
        var index = at
        let end = at + Parser.lookAhead * 4
        while index < end, code(index) != .end {
            if code(index) == .semicolon { return true }
            index = code(index).isOpening ? behind(index) ?? index + 1 : index + 1
        }
        return false
    }
}
