import Refactor

/// What is declared inside of bodies.
extension GlanceStatements {
    mutating func locals() throws(UnsupportedSyntax) {
        advance()
        repeat { try local() } while accept(.comma)
    }

    private mutating func local() throws(UnsupportedSyntax) {
        let line = line
        var names: [String] = []
        let isName = isAt(.word) && !isAt(.wildcard)
        if isAt(.leftParenthesis) {
            names = try tupleNames()
        } else {
            let name = try anyName()
            if isName { names = [name] }
        }
        let type = accept(.colon) ? try type() : nil
        let isInitialized = accept(.assign)
        let value = isInitialized ? try expression() : .other
        if isName {
            add(.local(names[0], type), value, line: line)
        } else if isInitialized {
            for name in names { add(.local(name, nil), value, line: line) }
        }
        if isAt(.leftBrace) { skipGroup() }
    }

    /// The names of `(first, second)`; those of tuples inside do not count.
    mutating func tupleNames() throws(UnsupportedSyntax) -> [String] {
        try expect(.leftParenthesis)
        var names: [String] = []
        while !isAt(.rightParenthesis) {
            if isAt(.word), next().kind == .colon {
                advance()
                advance()
            }
            if isAt(.leftParenthesis) {
                skipGroup()
            } else {
                let isName = !isAt(.wildcard)
                let name = try anyName()
                if isName { names.append(name) }
            }
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        return names
    }

    /// A function inside a body: what it does, the body does.
    mutating func localFunction() throws(UnsupportedSyntax) {
        try skipFunctionHead()
        try block()
    }
}
