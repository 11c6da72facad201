import Refactor

/// Looks at the text that pieces make, from its end.
struct PieceText {
    let files: [SyntaxFacts]

    /// Returns true if a blank line, or nothing at all, stands at the end.
    func endsWithBlankLine(_ pieces: [Piece]) -> Bool {
        var lineBreaks = 0
        for piece in pieces.reversed() {
            for byte in bytes(of: piece).reversed() {
                guard byte == 32 || (9...13).contains(byte) else { return lineBreaks > 1 }
                if byte == 10 { lineBreaks += 1 }
            }
        }
        return true
    }

    private func bytes(of piece: Piece) -> ArraySlice<UInt8> {
        switch piece {
        case .source(let file, let range): files[file].file.bytes[range]
        case .generated(let text): Array(text.utf8)[...]
        }
    }
}
