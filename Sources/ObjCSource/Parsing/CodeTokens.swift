/// The tokens that the parser reads, side by side in arrays: without trivia and without branches that are skipped.
struct CodeTokens: Sendable {
    /// Index of each into all tokens.
    var places: [Int32] = []
    var codes: [Code] = []
    /// For each token, true if a line break stands before it.
    var startsLine: [Bool] = []
    /// The index of the bracket that closes an opening one; -1 for other tokens; `-2 - i` for brackets that are given
    /// up at token i.
    var partners: [Int32] = []

    /// The code tokens of all tokens but the skipped ones.
    init(_ tokens: [Token], skipped: [Bool], bytes: UnsafeBufferPointer<UInt8>, words: WordTable) {
        places.reserveCapacity(tokens.count / 2 + 1)
        codes.reserveCapacity(tokens.count / 2 + 1)
        startsLine.reserveCapacity(tokens.count / 2 + 1)
        var isLineStart = true
        for (index, token) in tokens.enumerated() {
            if token.kind.isTrivia || skipped[index] {
                if !isLineStart { isLineStart = token.kind == .directive || Self.breaksLine(token, bytes) }
                continue
            }
            places.append(Int32(index))
            codes.append(Code(token, in: bytes, words: words))
            startsLine.append(isLineStart)
            isLineStart = false
        }
        partners = BracketMatcher(codes: codes, startsLine: startsLine).partners()
    }

    private static func breaksLine(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        token.kind == .blank
            && token.range.contains { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") }
    }
}
