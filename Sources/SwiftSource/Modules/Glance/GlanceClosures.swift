import Refactor

/// Closures and branches that give a value.
extension GlanceExpressions {
    /// The steps of a closure join those around it; a closure of one expression stands for its value.
    mutating func closure() throws(UnsupportedSyntax) -> WiringExpression {
        let line = line
        let isWalk = element != nil
        try expect(.leftBrace)
        let head = attempt { code throws(UnsupportedSyntax) in try code.signature() }
        if let list = element, !list.isOther {
            steps.append(WireStep(.local(head?.name ?? "$0", nil), list, line: line))
            element = nil
        }
        steps += head?.steps ?? []
        var code = GlanceStatements(at: cursor)
        try code.statements(ofBody: true)
        cursor = code.cursor
        try expect(.rightBrace)
        var given: [WiringExpression] = []
        for step in code.steps {
            if case .give = step.kind {
                given.append(step.value)
                steps.append(WireStep(.call, step.value, line: step.line))
            } else {
                steps.append(step)
            }
        }
        return several(given.isEmpty && isWalk ? code.steps.branchValues : given)
    }

    /// The head of a closure, before `in`.
    private struct Head {
        /// The first parameter, where they stand without parentheses.
        var name: String?
        /// Parameters with types.
        var steps: [WireStep] = []
    }

    /// `[weak self] (list: [Game]) -> Void in`; nil where there is none.
    private mutating func signature() throws(UnsupportedSyntax) -> Head? {
        var head = Head()
        while isAt(.at) { try skipAttribute() }
        if isAt(.leftSquare) {
            guard [.word, .leftParenthesis].contains(tokenBehindGroup.kind) else { return nil }
            skipGroup()
        }
        if isAt(.leftParenthesis) {
            let behind = tokenBehindGroup
            guard behind.word == .in || behind.word == .arrow || [.async, .throws, .rethrows].contains(behind.word)
            else { return nil }
            head.steps = try closureParameters()
        } else if isAt(.word), !isAt(.in), !isAtEffects {
            head.name = text(token)
            repeat {
                guard isAt(.wildcard) || !token.word.isReserved else { return nil }
                _ = try anyName()
            } while accept(.comma)
        }
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        return accept(.in) ? head : nil
    }

    private mutating func closureParameters() throws(UnsupportedSyntax) -> [WireStep] {
        try expect(.leftParenthesis)
        var found: [WireStep] = []
        while !isAt(.rightParenthesis) {
            let line = line
            while isAt(.at) { try skipAttribute() }
            var name = try anyName()
            if isAt(.word) { name = try anyName() }
            if accept(.colon) {
                if let type = try type() { found.append(WireStep(.local(name, type), .other, line: line)) }
                skipEllipsis()
            }
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        return found
    }

    // MARK: - Branches

    /// `if` and `switch` as a value: what their branches give.
    mutating func branches() throws(UnsupportedSyntax) -> WiringExpression {
        var code = GlanceStatements(at: cursor)
        if isAt(.if) { try code.ifBranches() } else { try code.switchBranches() }
        cursor = code.cursor
        var given: [WiringExpression] = []
        for step in code.steps {
            if case .give = step.kind { given.append(step.value) } else { steps.append(step) }
        }
        return several(given)
    }
}
