/// The kind of a token. Trivia are tokens too: all tokens of a file, one after the other, are the file.
enum TokenKind: UInt8, Sendable {
    /// A name or a keyword of C: `self`, `return`, `UIView`, `登录`.
    case identifier
    /// `@` and a word behind it: `@interface`, `@property`, `@end`, `@selector`, `@YES`.
    case atWord
    case number
    /// `"…"` and `@"…"`, prefixes such as `L` included.
    case string
    /// `'a'`.
    case character
    /// An operator or a bracket; `@[`, `@{` and `@(` are one token each.
    case punctuation
    /// A byte that starts no token.
    case unknown
    /// Blanks and line breaks.
    case blank
    /// `// …` without its line break.
    case lineComment
    /// `/* … */`.
    case blockComment
    /// A preprocessor line with its continuations, without its last line break.
    case directive

    /// True if the parser does not see it.
    var isTrivia: Bool { rawValue >= TokenKind.blank.rawValue }
}
