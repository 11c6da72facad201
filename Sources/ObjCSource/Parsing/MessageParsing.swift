/// Messages.
extension Parser {
    /// Returns true if a bracket holds a message rather than an index: a name, or a bracket's end, with a name behind
    /// it.
    func isMessage(_ open: Int) -> Bool {
        guard let close = closing(open) else { return false }
        var index = open + 1
        let end = min(close, open + Parser.lookAhead)
        // `[(id)key]` is an index, `[(id)object name]` a message.
        if code(index) == .leftParen, let cast = closing(index), isType(index + 1, cast) || isTypeLike(cast - 1) {
            index = cast + 1
        }
        while index < end {
            let current = code(index)
            let isOperand = current.isWord || current.isClosing || current == .string || current == .number
            let following = current.isOpening ? behind(index) ?? index + 1 : index + 1
            if isOperand || current.isOpening, code(following).isWord, following < close { return true }
            if current == .question { return false }
            index = following
        }
        return false
    }

    /// `[…]` in the place of an operand: a message, or a lambda of C++.
    mutating func bracket() throws(Unreadable) -> Int32 {
        try descend()
        defer { depth -= 1 }
        if isPlusPlus, let lambda = try lambda() { return lambda }
        return try enclosed(.message) { parser throws(Unreadable) in try parser.messageContents() }
    }

    private mutating func messageContents() throws(Unreadable) -> NodeList {
        var list = NodeList()
        add(try receiver(), to: &list)
        if here.isWord, next == .end {
            let start = at
            var name = NodeList()
            add(take(.name), to: &name)
            add(make(.messagePart, from: start, name), to: &list)
            return list
        }
        guard here != .end else { throw Unreadable() }
        while here != .end { add(try messagePart(), to: &list) }
        return list
    }

    /// The receiver; a name is one even where it is a keyword of C++.
    private mutating func receiver() throws(Unreadable) -> Int32 {
        if here.isWord, here != .typeofWord, next.isWord, code(at + 2) == .end || code(at + 2) == .colon {
            return take(.identifier)
        }
        let outer = receiverLimit
        receiverLimit = limit
        defer { receiverLimit = outer }
        return try expression(.conditional)
    }

    private mutating func messagePart() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        if here.isWord { add(take(.name), to: &children) }
        guard accept(.colon) else {
            // A macro that stands for further parts.
            guard isMacroLike(start) else { throw Unreadable() }
            if here == .leftParen, let end = behind(at) { at = end }
            return make(.messagePart, from: start, children)
        }
        repeat {
            add(try argumentOfMessage(), to: &children)
        } while accept(.comma)
        return make(.messagePart, from: start, children)
    }

    private mutating func argumentOfMessage() throws(Unreadable) -> Int32 {
        if here == .leftBrace { return try initializerList() }
        let outer = argumentLimit
        argumentLimit = limit
        defer { argumentLimit = outer }
        return try expression(.assignment)
    }
}
