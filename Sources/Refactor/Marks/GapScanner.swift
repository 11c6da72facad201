/// Walks over lines between members and tells comments from code.
struct GapScanner {
    private let bytes: [UInt8]
    private let end: Int
    private let nests: Bool
    private(set) var position: Int

    init(bytes: [UInt8], end: Int, position: Int, _ language: SourceLanguage) {
        self.bytes = bytes
        self.end = end
        self.position = position
        nests = language.nestsComments
    }

    /// Goes behind the line's break, or that of the last line of a comment; says whether it met code.
    mutating func skipLine() -> Bool {
        var isCode = false
        while position < end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") {
                position += 1
                return isCode
            }
            if follows("//") {
                skip { $0 == UInt8(ascii: "\n") }
            } else if follows("/*") {
                skipBlockComment()
            } else if byte == UInt8(ascii: "\"") {
                isCode = true
                skipString()
            } else {
                isCode = isCode || !byte.isBlank
                position += 1
            }
        }
        return isCode
    }

    private func follows(_ text: StaticString) -> Bool {
        guard position + 1 < end else { return false }
        return bytes[position] == text.utf8Start[0] && bytes[position + 1] == text.utf8Start[1]
    }

    private mutating func skip(to isEnd: (UInt8) -> Bool) {
        while position < end, !isEnd(bytes[position]) { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if follows("/*"), depth == 0 || nests {
                depth += 1
                position += 2
            } else if follows("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < end
    }

    private mutating func skipString() {
        position += 1
        while position < end, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\n") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        if position < end, bytes[position] == UInt8(ascii: "\"") { position += 1 }
        position = min(position, end)
    }
}
