import Refactor

/// Statements, read as `StepReader` reads them.
extension Glance {
    /// The statements between braces, as a body: a lone expression is what it gives.
    mutating func block() throws(UnsupportedSyntax) {
        try expect(.leftBrace)
        try statements(ofBody: true)
        try expect(.rightBrace)
    }

    /// The statements between braces, whatever they give.
    mutating func inner() throws(UnsupportedSyntax) {
        try expect(.leftBrace)
        try statements(ofBody: false)
        try expect(.rightBrace)
    }

    /// Statements up to a brace or to the next case of a `switch`.
    mutating func statements(ofBody isBody: Bool) throws(UnsupportedSyntax) {
        var isFirst = true
        while !isAtEndOfList {
            if accept(.semicolon) { continue }
            try statement(mayBeAlone: isBody && isFirst)
            guard isAtEndOfStatement || isAtEndOfList else { throw UnsupportedSyntax() }
            isFirst = false
        }
    }

    var isAtEndOfList: Bool {
        switch token.word {
        case .case, .default: true
        default: isAt(.rightBrace) || isAt(.end) || isAt(.at) && text(next()) == "unknown"
        }
    }

    private mutating func statement(mayBeAlone: Bool) throws(UnsupportedSyntax) {
        switch token.word {
        case .let, .var: try locals()
        case .if: try ifStatement()
        case .guard: try guardStatement()
        case .while: try whileStatement()
        case .repeat: try repeatStatement()
        case .for: try forStatement()
        case .switch: try switchStatement()
        case .do: try doStatement()
        case .defer:
            advance()
            try inner()
        case .return: try returnStatement()
        case .throw:
            advance()
            try noteSequence(Context())
        case .break, .continue, .fallthrough:
            advance()
            if isAt(.word), !token.isFirstOnLine { advance() }
        case .func: try localFunction()
        case .typealias: try skipAlias()
        case .class, .struct, .enum, .protocol, .extension: try skipType()
        default: try otherStatement(mayBeAlone: mayBeAlone)
        }
    }

    private mutating func otherStatement(mayBeAlone: Bool) throws(UnsupportedSyntax) {
        if isAt(.directive), !["#keyPath", "#selector"].contains(text(token)) { throw UnsupportedSyntax() }
        if isAt(.word), next().kind == .colon {
            switch next(2).word {
            case .for, .while, .repeat, .do, .if, .switch:
                advance()
                advance()
                return try statement(mayBeAlone: false)
            default: throw UnsupportedSyntax()
            }
        }
        if isAtLocalDeclaration {
            _ = try marks()
            switch token.word {
            case .let, .var: return try locals()
            case .func: return try localFunction()
            case .class, .struct, .enum: return try skipType()
            default: throw UnsupportedSyntax()
            }
        }
        let line = line
        let read = try sequence(Context())
        let isLast = isAtEndOfList || isAt(.semicolon) && next().kind == .rightBrace
        if mayBeAlone, isLast, !read.assigns {
            add(.give, read.value, line: line)
        } else {
            note(read, line: line)
        }
    }

    /// True if attributes or modifiers stand before a local variable, function or type.
    private var isAtLocalDeclaration: Bool {
        if isAt(.at) { return true }
        guard token.word.isModifier else { return false }
        let next = next()
        if next.kind == .leftParenthesis {
            return token.word == .unowned || token.word == .nonisolated
        }
        switch next.word {
        case .let, .var, .func, .class, .struct, .enum: return !next.isFirstOnLine
        default: return next.word.isModifier && !next.isFirstOnLine
        }
    }

    /// Goes behind a type inside a body, which is nobody else's business.
    private mutating func skipType() throws(UnsupportedSyntax) {
        while !isAt(.leftBrace) {
            guard !isAt(.end), !isAt(.rightBrace) else { throw UnsupportedSyntax() }
            advance()
        }
        skipGroup()
    }

    mutating func noteSequence(_ context: Context) throws(UnsupportedSyntax) {
        let line = line
        note(try sequence(context), line: line)
    }

    /// Notes the effect of a statement that is an expression.
    private mutating func note(_ read: Sequence, line: Int) {
        if let target = read.target {
            if !read.value.isOther { steps.append(WireStep(.assign(target), read.value, line: line)) }
        } else if case .call = read.value {
            add(.call, read.value, line: line)
        }
    }

    // MARK: - Variables

    private mutating func locals() throws(UnsupportedSyntax) {
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
}
