import Refactor

/// Branches, loops and their conditions.
extension GlanceStatements {
    mutating func ifStatement() throws(UnsupportedSyntax) {
        try expect(.if)
        try conditions()
        try block()
        guard accept(.else) else { return }
        if isAt(.if) { try ifStatement() } else { try block() }
    }

    mutating func guardStatement() throws(UnsupportedSyntax) {
        advance()
        try conditions()
        try expect(.else)
        try inner()
    }

    mutating func whileStatement() throws(UnsupportedSyntax) {
        advance()
        try conditions()
        try inner()
    }

    mutating func repeatStatement() throws(UnsupportedSyntax) {
        advance()
        try inner()
        try expect(.while)
        try noteSequence(GlanceContext())
    }

    mutating func forStatement() throws(UnsupportedSyntax) {
        advance()
        if accept(.try) { _ = accept(.question) }
        _ = accept(.await)
        let isName = isAt(.word) && !token.word.isReserved && !isAt(.wildcard)
        if isName, next().word == .in || next().kind == .colon {
            let name = try anyName()
            if accept(.colon) { _ = try type() }
            try expect(.in)
            let line = line
            let list = try expression(GlanceContext(isCondition: true))
            add(.local(name, nil), list, line: line)
        } else {
            // The parts of a pattern say nothing.
            while !isAt(.in) {
                if isAt(.end) || isAt(.leftBrace) { throw UnsupportedSyntax() }
                if isAt(.leftParenthesis) { skipGroup() } else { advance() }
            }
            advance()
            try skipExpression(GlanceContext(isCondition: true))
        }
        if accept(.where) {
            try skipExpression(GlanceContext(isCondition: true))
        }
        try block()
    }

    mutating func doStatement() throws(UnsupportedSyntax) {
        advance()
        if accept(.throws), isAt(.leftParenthesis) { skipGroup() }
        try inner()
        while accept(.catch) {
            if !isAt(.leftBrace) { try items(GlanceContext(isCondition: true)) }
            try inner()
        }
    }

    mutating func returnStatement() throws(UnsupportedSyntax) {
        advance()
        if isAtEndOfList || isAt(.semicolon) { return }
        guard !token.isFirstOnLine else { throw UnsupportedSyntax() }
        let line = line
        let value = try expression()
        add(.give, value, line: line)
    }

    mutating func switchStatement() throws(UnsupportedSyntax) {
        advance()
        let subject = try notedSequence(GlanceContext(isCondition: true))
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            let cases = caseNames()
            try caseHead()
            let start = steps.count
            try statements(ofBody: false)
            place(in: WireScene(subject: subject, cases: cases), since: start)
        }
    }

    /// The names of the cases at hand, or their texts: `.detail(let item), Route.list where item.isNew`.
    private func caseNames() -> [String] {
        guard isAt(.case) else { return [] }
        var found: [String] = []
        var place = 1
        while next(place).kind != .colon, next(place).kind != .end {
            let start = place
            while [.let, .var].contains(next(place).word) { place += 1 }
            if let end = placeOfCastType(from: place, isBound: place > start) {
                if isNameOfType(end) { found.append(text(next(end))) }
                place = placeOfNextCase(from: end)
                continue
            }
            var name: String?
            if next(place).kind == .text {
                let end = next(place + 1)
                if end.kind == .comma || end.kind == .colon { name = text(next(place)) }
            }
            if next(place).kind == .word { place += 1 }
            while next(place).kind == .period, next(place + 1).kind == .word {
                name = text(next(place + 1))
                place += 2
            }
            if let name { found.append(name) }
            place = placeOfNextCase(from: place)
        }
        return found
    }

    /// The place of the last word of the type in `is Note` and `let note as Note`; nil for other patterns.
    private func placeOfCastType(from start: Int, isBound: Bool) -> Int? {
        var place = start
        if next(place).word == .is {
            place += 1
        } else if isBound, next(place).kind == .word, next(place + 1).word == .as {
            place += 2
        } else {
            return nil
        }
        while next(place).kind == .word, next(place + 1).kind == .period { place += 2 }
        return place
    }

    /// True if nothing but a type's name, or its generic arguments, stands there: `Note`, and not `any Note`.
    private func isNameOfType(_ place: Int) -> Bool {
        guard next(place).kind == .word else { return false }
        let behind = next(place + 1)
        return behind.kind == .colon || behind.kind == .comma || behind.word == .where || behind.word == .less
    }

    /// The place behind the comma that ends a case in a list of them, or of the colon behind the last one.
    private func placeOfNextCase(from start: Int) -> Int {
        var place = start
        while next(place).kind != .colon, next(place).kind != .end {
            switch next(place).kind {
            case .comma: return place + 1
            case .leftParenthesis, .leftSquare, .leftBrace:
                place = max(place, Int(next(place).mate) - cursor.index) + 1
            default: place += 1
            }
        }
        return place
    }

    /// `case .some(let name) where name.isEmpty:`.
    mutating func caseHead() throws(UnsupportedSyntax) {
        if isAt(.at) { try skipAttribute() }
        if !accept(.default) {
            try expect(.case)
            try items(GlanceContext())
        }
        try expect(.colon)
    }

    /// Patterns with their conditions, between commas.
    private mutating func items(_ context: GlanceContext) throws(UnsupportedSyntax) {
        repeat {
            try pattern(context)
            if accept(.where) { try noteSequence(context) }
        } while accept(.comma)
    }

    /// `let name`, `is Type`, `.some(let name)`: what is called in it counts as a call.
    mutating func pattern(_ context: GlanceContext) throws(UnsupportedSyntax) {
        var context = context
        context.pattern = .matched
        while accept(.let) || accept(.var) { context.pattern = .bound }
        if accept(.is) {
            _ = try type()
        } else {
            try noteSequence(context)
        }
    }

    // MARK: - Branches that give a value

    /// The conditions and what stands behind `else if` do not count.
    mutating func ifBranches() throws(UnsupportedSyntax) {
        advance()
        try quietly { code throws(UnsupportedSyntax) in try code.conditions() }
        try block()
        guard accept(.else) else { return }
        if isAt(.if) {
            try quietly { code throws(UnsupportedSyntax) in try code.ifStatement() }
        } else {
            try block()
        }
    }

    mutating func switchBranches() throws(UnsupportedSyntax) {
        advance()
        try skipExpression(GlanceContext(isCondition: true))
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            try quietly { code throws(UnsupportedSyntax) in try code.caseHead() }
            try statements(ofBody: true)
        }
    }

    // MARK: - Conditions

    mutating func conditions() throws(UnsupportedSyntax) {
        repeat { try condition() } while accept(.comma)
    }

    private mutating func condition() throws(UnsupportedSyntax) {
        let context = GlanceContext(isCondition: true)
        switch token.word {
        case .let, .var: try binding(context)
        case .case:
            advance()
            try pattern(context)
            if accept(.colon) { _ = try type() }
            try expect(.assign)
            try noteSequence(context)
        default:
            if isAt(.directive) {
                guard ["#available", "#unavailable"].contains(text(token)), next().kind == .leftParenthesis else {
                    throw UnsupportedSyntax()
                }
                advance()
                skipGroup()
            } else {
                try noteSequence(context)
            }
        }
    }

    /// `let name = value` of a condition.
    private mutating func binding(_ context: GlanceContext) throws(UnsupportedSyntax) {
        advance()
        let isName = isAt(.word) && !isAt(.wildcard)
        let name = isAt(.leftParenthesis) ? try tupleNames().joined() : try anyName()
        let type = accept(.colon) ? try type() : nil
        guard accept(.assign) else { return }
        let line = line
        if isName {
            let value = try expression(context)
            add(.local(name, type), value, line: line)
        } else {
            try skipExpression(context)
        }
    }
}
