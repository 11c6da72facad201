import Refactor

/// The heads of functions, and aliases of types: they may stand inside of bodies and outside.
extension GlanceReader {
    mutating func functionName() throws(UnsupportedSyntax) -> String {
        guard isAt(.sign) else { return try name() }
        defer { advance() }
        guard next().kind == .leftParenthesis else { throw UnsupportedSyntax() }
        return text(token)
    }

    /// Goes behind all of a function but its body.
    mutating func skipFunctionHead() throws(UnsupportedSyntax) {
        advance()
        _ = try functionName()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw UnsupportedSyntax() }
        skipGroup()
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        _ = try requirements()
    }

    // MARK: - Aliases

    mutating func skipAlias() throws(UnsupportedSyntax) { _ = try alias() }

    mutating func alias() throws(UnsupportedSyntax) -> (name: String, type: TypeNames?) {
        advance()
        let name = try name()
        _ = try genericParameters()
        try expect(.assign)
        let type = try type()
        _ = try requirements()
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
        return (name, type)
    }
}
