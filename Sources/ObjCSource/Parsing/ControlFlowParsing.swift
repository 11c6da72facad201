/// Conditions, loops and blocks that guard.
extension Parser {
    /// A condition in parentheses, without them; in C++ it may declare.
    private mutating func condition(_ children: inout NodeList) throws(Unreadable) {
        let start = at
        let read = try inside { parser throws(Unreadable) in
            var list = NodeList()
            while parser.here != .end {
                let node =
                    parser.isPlusPlus && parser.isDeclaration()
                    ? try parser.declaration() : try parser.expression(.comma)
                parser.add(node, to: &list)
                if !parser.accept(.semicolon) { break }
            }
            return list
        }
        if let read, read.first >= 0 {
            add(read.first, to: &children)
            children.last = read.last
        } else {
            add(make(.unparsed, from: start), to: &children)
        }
    }

    /// The statement that a condition guards; there must be one.
    private mutating func body() throws(Unreadable) -> Int32 {
        guard at < limit else { throw Unreadable() }
        return statement()
    }

    /// A chain of `else if` is read in a loop: it may be long, and is not deep for people.
    mutating func ifStatement() throws(Unreadable) -> Int32 {
        var open: [(start: Int, children: NodeList)] = []
        var last: Int32 = -1
        while true {
            let start = at
            at += 1
            if isWord(at, "constexpr") { at += 1 }
            var children = NodeList()
            try condition(&children)
            add(try body(), to: &children)
            open.append((start, children))
            guard accept(.elseWord) else { break }
            if here != .ifWord {
                last = try body()
                break
            }
        }
        while var level = open.popLast() {
            if last >= 0 { add(last, to: &level.children) }
            last = make(.ifStatement, from: level.start, level.children)
        }
        return last
    }

    mutating func whileStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        try condition(&children)
        add(try body(), to: &children)
        return make(.whileStatement, from: start, children)
    }

    mutating func doStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        add(try body(), to: &children)
        guard accept(.whileWord) else { throw Unreadable() }
        try condition(&children)
        _ = accept(.semicolon)
        return make(.doStatement, from: start, children)
    }

    mutating func switchStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        try condition(&children)
        add(try body(), to: &children)
        return make(.switchStatement, from: start, children)
    }

    mutating func forStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        guard let close = closing(at) else { throw Unreadable() }
        let head = at
        let isForIn = isForIn(close)
        let read = try inside { parser throws(Unreadable) in
            isForIn ? try parser.forInHead() : try parser.forHead()
        }
        var children = read ?? NodeList()
        if read == nil { add(make(.unparsed, from: head), to: &children) }
        add(try body(), to: &children)
        return make(isForIn ? .forInStatement : .forStatement, from: start, children)
    }

    /// Returns true if `in`, or the colon of C++, stands in the head and no semicolon.
    private func isForIn(_ close: Int) -> Bool {
        var index = at + 1
        while index < close {
            switch code(index) {
            case .semicolon: return false
            case .soft where isWord(index, "in") && index > at + 1 && code(index + 1) != .equals: return true
            case .colon where isPlusPlus && !isScope(index) && !isScope(index - 1): return true
            case .question: return false
            default: break
            }
            index = code(index).isOpening ? behind(index) ?? index + 1 : index + 1
        }
        return false
    }

    private mutating func forInHead() throws(Unreadable) -> NodeList {
        var list = NodeList()
        var separator = at
        while code(separator) != .end, !isWord(separator, "in"),
            code(separator) != .colon || isScope(separator)
                || isScope(separator - 1)
        {
            separator = code(separator).isOpening ? behind(separator) ?? separator + 1 : separator + 1
        }
        let outer = limit
        limit = separator
        defer { limit = outer }
        add(isDeclaration() ? try declaration() : try expression(.comma), to: &list)
        guard at == separator else { throw Unreadable() }
        limit = outer
        at += 1
        add(try expression(.comma), to: &list)
        return list
    }

    private mutating func forHead() throws(Unreadable) -> NodeList {
        var list = NodeList()
        if isDeclaration() {
            add(try declaration(), to: &list)
        } else {
            if here != .semicolon { add(try expression(.comma), to: &list) }
            try expect(.semicolon)
        }
        if here != .semicolon { add(try expression(.comma), to: &list) }
        try expect(.semicolon)
        if here != .end { add(try expression(.comma), to: &list) }
        return list
    }

    mutating func synchronizedStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        try condition(&children)
        add(try compound(), to: &children)
        return make(.synchronizedStatement, from: start, children)
    }

    mutating func autoreleasepoolStatement() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        add(try compound(), to: &children)
        return make(.autoreleasepoolStatement, from: start, children)
    }

    mutating func tryStatement(_ catchCode: Code) throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        add(try compound(), to: &children)
        while here == catchCode { add(try catchClause(), to: &children) }
        if accept(.atFinally) { add(try compound(), to: &children) }
        return make(.tryStatement, from: start, children)
    }

    private mutating func catchClause() throws(Unreadable) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        if here == .leftParen { try parameters(&children) }
        add(try compound(), to: &children)
        return make(.catchClause, from: start, children)
    }
}
