/// A token as a range of bytes.
struct Token: Sendable, Equatable {
    let kind: TokenKind
    let start: Int32
    let end: Int32

    init(kind: TokenKind, start: Int, end: Int) {
        self.kind = kind
        self.start = Int32(start)
        self.end = Int32(end)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
}
