import Refactor

/// Closures and branches that give a value.
extension Glance {
    /// The steps of a closure join those around it; a closure of one expression stands for its value.
    mutating func closure() throws(UnsupportedSyntax) -> WiringExpression {
        let line = line
        try expect(.leftBrace)
        let head = attempt { glance throws(UnsupportedSyntax) in try glance.signature() }
        if let list = element, !list.isOther {
            steps.append(WireStep(.local(head?.name ?? "$0", nil), list, line: line))
            element = nil
        }
        steps += head?.steps ?? []
        let own = try collect { glance throws(UnsupportedSyntax) in try glance.statements(ofBody: true) }
        try expect(.rightBrace)
        var given: [WiringExpression] = []
        for step in own {
            if case .give = step.kind {
                given.append(step.value)
                steps.append(WireStep(.call, step.value, line: step.line))
            } else {
                steps.append(step)
            }
        }
        return several(given)
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
        let own = try collect { glance throws(UnsupportedSyntax) in
            if glance.isAt(.if) { try glance.ifBranches() } else { try glance.switchBranches() }
        }
        var given: [WiringExpression] = []
        for step in own {
            if case .give = step.kind { given.append(step.value) } else { steps.append(step) }
        }
        return several(given)
    }

    /// The conditions and what stands behind `else if` do not count.
    private mutating func ifBranches() throws(UnsupportedSyntax) {
        advance()
        try quietly { glance throws(UnsupportedSyntax) in try glance.conditions() }
        try block()
        guard accept(.else) else { return }
        if isAt(.if) {
            try quietly { glance throws(UnsupportedSyntax) in try glance.ifStatement() }
        } else {
            try block()
        }
    }

    private mutating func switchBranches() throws(UnsupportedSyntax) {
        advance()
        _ = try quietly { glance throws(UnsupportedSyntax) in try glance.expression(Context(isCondition: true)) }
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            try quietly { glance throws(UnsupportedSyntax) in try glance.caseHead() }
            try statements(ofBody: true)
        }
    }
}
