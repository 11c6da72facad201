/// The accessors of properties.
extension GlanceStatements {
    /// Reads accessors; says whether they make a property computed, which observers do not.
    mutating func accessors() throws(UnsupportedSyntax) -> Bool {
        guard isAtAccessor(next(), next(2)) else {
            try block()
            return true
        }
        advance()
        var observes = false
        while !accept(.rightBrace) {
            if isAt(.mutating) || isAt(.nonmutating) { advance() }
            guard isAtAccessor(token, next()) else { throw UnsupportedSyntax() }
            if isAt(.willSet) || isAt(.didSet) { observes = true }
            advance()
            if isAt(.leftParenthesis) { skipGroup() }
            try skipEffects()
            if isAt(.leftBrace) { try block() }
        }
        return !observes
    }

    private func isAtAccessor(_ token: GlanceToken, _ next: GlanceToken) -> Bool {
        switch token.word {
        case .get, .set, .willSet, .didSet, .modify, .read:
            switch next.kind {
            case .leftBrace, .leftParenthesis, .rightBrace: true
            default: [.async, .get, .mutating, .nonmutating, .set, .throws].contains(next.word)
            }
        case .mutating, .nonmutating: true
        default: false
        }
    }
}
