/// A word, a sign or a literal of a Swift file.
struct GlanceToken {
    enum Kind: UInt8 {
        /// A name or a keyword, also between backticks.
        case word
        /// A run of signs that make an operator: `=`, `->`, `??`.
        case sign
        /// A short literal without a blank and without anything interpolated; the range is that of its content.
        case text
        case otherText, number
        /// `#selector`, `#if`.
        case directive
        /// `?` and `!` right behind something.
        case question, exclamation
        case at, backslash, period, comma, colon, semicolon
        case leftParenthesis, rightParenthesis, leftSquare, rightSquare, leftBrace, rightBrace
        case end
    }

    /// The side on which an operator stands.
    enum Side: UInt8 { case before, between, behind }

    var kind: Kind
    /// The keyword or the sign, if it is one that matters.
    var word = GlanceWord.other
    var side = Side.between
    /// True if no token stands before it on its line.
    var isFirstOnLine: Bool
    /// True if nothing stands between it and the token before.
    var isTight: Bool
    var start: Int32
    var end: Int32
    var line: Int32
    /// The place of the closing bracket in the list of tokens, for an opening one.
    var mate: Int32 = 0
}
