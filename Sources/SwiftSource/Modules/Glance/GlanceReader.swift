/// Reads along the tokens of a file, in one of its parts: declarations, statements, expressions.
protocol GlanceReader {
    var cursor: GlanceCursor { get set }
}

extension GlanceReader {
    var token: GlanceToken { cursor.tokens[cursor.index] }

    var line: Int { Int(cursor.tokens[cursor.index].line) }

    /// The token behind the present one, or further on.
    func next(_ distance: Int = 1) -> GlanceToken {
        cursor.tokens[min(cursor.index + distance, cursor.tokens.count - 1)]
    }

    func isAt(_ kind: GlanceToken.Kind) -> Bool { cursor.tokens[cursor.index].kind == kind }

    func isAt(_ word: GlanceWord) -> Bool { cursor.tokens[cursor.index].word == word && cursor.taken == 0 }

    mutating func advance() {
        if cursor.index < cursor.tokens.count - 1 { cursor.index += 1 }
        cursor.taken = 0
    }

    mutating func accept(_ kind: GlanceToken.Kind) -> Bool {
        guard isAt(kind) else { return false }
        advance()
        return true
    }

    mutating func accept(_ word: GlanceWord) -> Bool {
        guard isAt(word) else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: GlanceToken.Kind) throws(UnsupportedSyntax) {
        if !accept(kind) { throw UnsupportedSyntax() }
    }

    mutating func expect(_ word: GlanceWord) throws(UnsupportedSyntax) {
        if !accept(word) { throw UnsupportedSyntax() }
    }

    /// Goes behind the bracket that closes the one at hand.
    mutating func skipGroup() {
        cursor.index = Int(cursor.tokens[cursor.index].mate)
        advance()
    }

    /// The token behind the bracket that closes the one at hand.
    var tokenBehindGroup: GlanceToken { cursor.tokens[min(Int(token.mate) + 1, cursor.tokens.count - 1)] }

    func text(_ token: GlanceToken) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: cursor.bytes[Int(token.start)..<Int(token.end)]), as: UTF8.self)
    }

    /// A word, whatever it means elsewhere.
    mutating func anyName() throws(UnsupportedSyntax) -> String {
        guard isAt(.word) else { throw UnsupportedSyntax() }
        defer { advance() }
        return text(token)
    }

    /// A word that can be a name.
    mutating func name() throws(UnsupportedSyntax) -> String {
        guard isAt(.word), !token.word.isReserved, token.word != .wildcard else { throw UnsupportedSyntax() }
        return try anyName()
    }

    // MARK: - Parts of signs

    /// Returns true if a sign begins with a letter that has a meaning by itself.
    func begins(with letter: UInt8) -> Bool {
        switch token.kind {
        case .sign, .question, .exclamation: cursor.bytes[Int(token.start + cursor.taken)] == letter
        default: false
        }
    }

    /// True if the letters before were cursor.taken out of the same sign.
    var isInsideSign: Bool { cursor.taken > 0 }

    mutating func take(_ letter: UInt8) -> Bool {
        guard begins(with: letter) else { return false }
        cursor.taken += 1
        if token.start + cursor.taken == token.end { advance() }
        return true
    }

    /// Goes back to where it was if what was tried turned out to be something else.
    mutating func attempt<Result>(_ body: (inout Self) throws(UnsupportedSyntax) -> Result?) -> Result? {
        let start = cursor
        if let result = try? body(&self) { return result }
        cursor = start
        return nil
    }

    /// True if what comes next is another statement or declaration.
    var isAtEndOfStatement: Bool {
        if isInsideSign { return false }
        return token.isFirstOnLine || isAt(.end) || isAt(.rightBrace) || isAt(.semicolon)
    }
}
