/// C functions and the parameters of functions and blocks.
extension Parser {
    /// Returns the place of a function's name, if what follows a type is one with parameters.
    func functionName() -> Int? {
        var index = behindPointers(at)
        if code(index) == .identifier, isMacroLike(index), code(index + 1).isName { index += 1 }
        while isScope(index + 1) { index = code(index + 3) == .tilde ? index + 4 : index + 3 }
        guard code(index).isWord, code(index + 1) == .leftParen, closing(index + 1) != nil else { return nil }
        return index
    }

    /// Returns the place behind the parameters of a function: its body, the end of its declaration, or neither.
    func behindFunctionHead(_ close: Int) -> Int {
        var index = close + 1
        let end = index + Parser.lookAhead
        while index < end {
            switch code(index) {
            case .attributeWord, .identifier, .soft, .asmWord, .qualifier, .tryWord:
                index += 1
                if code(index) == .leftParen, let behind = behind(index) { index = behind }
            case .colon where isPlusPlus:
                while index < end, code(index) != .leftBrace, code(index) != .semicolon, code(index) != .end {
                    index = code(index).isOpening ? behind(index) ?? end : index + 1
                }
            default: return index
            }
        }
        return index
    }

    /// A function from its type on; the name and its parentheses are known.
    mutating func function(from start: Int, type: Int32?, name: Int) throws(Unreadable) -> Int32 {
        var children = NodeList()
        if let type {
            nodes[Int(type)].last = input.places[name - 1]
            add(type, to: &children)
        } else if name > start {
            at = start
            add(try typeName(until: name), to: &children)
        }
        at = name
        add(take(.name), to: &children)
        guard let close = closing(at) else { throw Unreadable() }
        try parameters(&children)
        let body = behindFunctionHead(close)
        guard code(body) != .leftBrace else {
            at = body
            add(try compound(), to: &children)
            return make(.function, from: start, children)
        }
        if let brace = oldStyleBody(body) {
            at = brace
            add(try compound(), to: &children)
            return make(.function, from: start, children)
        }
        attributes(&children)
        while !isEndOfDeclaration(), here != .leftBrace, !here.isClosing { at += 1 }
        try expect(.semicolon)
        return make(.functionDeclaration, from: start, children)
    }

    /// The brace behind the declared parameters of an old function: `f(a) int a; {`.
    private func oldStyleBody(_ start: Int) -> Int? {
        guard code(start) == .builtin || code(start).isName || code(start) == .structWord else { return nil }
        var index = start
        while index < start + 60 {
            switch code(index) {
            case .leftBrace: return code(index - 1) == .semicolon ? index : nil
            case .builtin, .identifier, .star, .comma, .semicolon, .qualifier, .structWord, .leftBracket, .rightBracket:
                index += 1
            default: return nil
            }
        }
        return nil
    }

    /// `(int a, NSString *b, ...)` with its parentheses.
    mutating func parameters(_ children: inout NodeList) throws(Unreadable) {
        guard let close = closing(at) else { throw Unreadable() }
        let outer = limit
        limit = close
        defer { limit = outer }
        at += 1
        while at < close {
            let end = endOfParameter(close)
            let isVoid = end == at + 1 && here == .builtin && isWord(at, "void") && code(at - 1) == .leftParen
            if here == .ellipsis || end == at || isVoid {
                at = end
            } else {
                add(parameter(until: end), to: &children)
            }
            if at < close { at += 1 }
        }
        at = close + 1
    }

    /// The comma that ends a parameter, or the end of all.
    private func endOfParameter(_ close: Int) -> Int {
        var index = at
        while index < close, code(index) != .comma {
            if code(index).isOpening {
                index = behind(index) ?? index + 1
            } else if let end = typeArguments(index) {
                index = end
            } else {
                index += 1
            }
        }
        return min(index, close)
    }

    /// One parameter that ends at a token: typeName, name?, and a typeName of what stands behind the name.
    mutating func parameter(until end: Int) -> Int32 {
        let start = at
        let count = nodes.count
        var children = NodeList()
        do {
            if let name = parameterName(end) {
                if name > start { add(try typeName(until: group(before: name, start)), to: &children) }
                at = name
                add(take(.name), to: &children)
                if code(at) == .leftBracket || code(at) == .rightParen, at < end {
                    add(try typeName(until: end), to: &children)
                }
            } else {
                add(try typeName(until: end), to: &children)
            }
            at = end
            return make(.parameter, from: start, children)
        } catch {
            drop(to: count)
            at = end
            return make(.unparsed, from: start)
        }
    }

    /// Returns the place where the parenthesis begins that holds a declared name, or the name itself.
    private func group(before name: Int, _ start: Int) -> Int {
        var index = name
        while index > start,
            code(index - 1) == .caret || code(index - 1) == .star || code(index - 1) == .qualifier
                || code(index - 1) == .soft || code(index - 1) == .leftParen
        {
            index -= 1
            if code(index) == .leftParen { return index > start ? index : name }
        }
        return name
    }

    private func parameterName(_ end: Int) -> Int? {
        var index = at
        var last: Int?
        while index < end {
            switch code(index) {
            case .leftParen:
                if isDeclaratorGroup(index) { return nameOfGroup(index) }
                index = behind(index) ?? index + 1
                continue
            case .less:
                index = typeArguments(index) ?? index + 1
                continue
            case .equals, .leftBracket: return last
            case .attributeWord:
                index = behind(index + 1) ?? index + 1
                continue
            case .identifier, .soft:
                let isNamed = index > at && !(isMacroLike(index) && last != nil) && isTypeEnd(code(index - 1), index)
                if isNamed { last = index }
            default: break
            }
            index += 1
        }
        return last
    }

    private func isTypeEnd(_ code: Code, _ index: Int) -> Bool {
        switch code {
        case .identifier, .soft, .star, .greater, .builtin, .amp, .ampAmp, .rightParen: true
        case .qualifier: index - 2 >= at && isTypeEnd(self.code(index - 2), index - 1)
        default: false
        }
    }

    private func nameOfGroup(_ open: Int) -> Int? {
        guard let close = closing(open) else { return nil }
        var index = open + 1
        var last: Int?
        while index < close, code(index) != .leftBracket {
            if code(index).isName, code(index + 1) != .leftParen { last = index }
            index += 1
        }
        return last.flatMap { code($0 - 1) == .leftParen ? nil : $0 }
    }
}
