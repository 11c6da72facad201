/// A smallest part of a text, as a coarse reader of our own sees it: what the library finds is judged by another reading.
struct Lexeme: Sendable, Equatable {
    enum Kind: Sendable {
        case word, number, string, comment, blank, lineBreak, sign
    }

    let kind: Kind
    let range: Range<Int>
}

/// Splits texts of all kinds, so that the parts together are the text.
enum Lexemes {
    static func of(_ text: [UInt8], _ kind: TextKind) -> [Lexeme] {
        var parts: [Lexeme] = []
        var index = 0
        while index < text.count {
            let (found, end) = next(in: text, at: index, kind)
            parts.append(Lexeme(kind: found, range: index..<end))
            index = end
        }
        return parts
    }

    private static func next(in text: [UInt8], at index: Int, _ kind: TextKind) -> (Lexeme.Kind, Int) {
        switch text[index] {
        case 10: return (.lineBreak, index + 1)
        case 13: return (.lineBreak, index + (index + 1 < text.count && text[index + 1] == 10 ? 2 : 1))
        case 9, 11, 12, 32: return (.blank, end(in: text, from: index) { [9, 11, 12, 32].contains($0) })
        case UInt8(ascii: "/") where kind.isCode: return slash(in: text, at: index, kind)
        case UInt8(ascii: "#") where kind == .yaml: return (.comment, end(in: text, from: index) { $0 != 10 })
        case UInt8(ascii: "#") where kind == .swift:
            return rawString(in: text, at: index).map { (.string, $0) } ?? (.sign, index + 1)
        case UInt8(ascii: "#") where kind == .objectiveC && isMark(text[index...]):
            return (.comment, end(in: text, from: index) { $0 != 10 && $0 != 13 })
        case UInt8(ascii: "\""): return (.string, string(in: text, at: index, kind))
        case UInt8(ascii: "'") where kind == .objectiveC: return (.string, line(in: text, at: index, until: 39))
        case let byte where isDigit(byte): return (.number, end(in: text, from: index) { isWord($0) })
        case let byte where isWord(byte): return (.word, end(in: text, from: index, while: isWord))
        default: return (.sign, index + 1)
        }
    }

    /// A section mark is as good as a comment.
    private static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
        let words = text.dropFirst().drop { $0 == 32 || $0 == 9 }
        guard words.starts(with: "pragma".utf8) else { return false }
        let rest = words.dropFirst(6)
        return (rest.first == 32 || rest.first == 9) && rest.drop { $0 == 32 || $0 == 9 }.starts(with: "mark".utf8)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
    }

    private static func end(in text: [UInt8], from index: Int, while isPart: (UInt8) -> Bool) -> Int {
        var end = index + 1
        while end < text.count, isPart(text[end]) { end += 1 }
        return end
    }

    private static func slash(in text: [UInt8], at index: Int, _ kind: TextKind) -> (Lexeme.Kind, Int) {
        guard index + 1 < text.count else { return (.sign, index + 1) }
        if text[index + 1] == UInt8(ascii: "/") {
            return (.comment, end(in: text, from: index) { $0 != 10 && $0 != 13 })
        }
        guard text[index + 1] == UInt8(ascii: "*") else { return (.sign, index + 1) }
        var depth = 1
        var end = index + 2
        while end < text.count, depth > 0 {
            let pair = text[end...].prefix(2)
            if pair.elementsEqual("*/".utf8) {
                depth -= 1
                end += 2
            } else if kind == .swift, pair.elementsEqual("/*".utf8) {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        return (.comment, min(end, text.count))
    }

    /// Quotes in an interpolation end the string early; both readings of one text do so alike.
    private static func string(in text: [UInt8], at index: Int, _ kind: TextKind) -> Int {
        let quotes = Array("\"\"\"".utf8)
        if kind == .swift, text[index...].starts(with: quotes) {
            var end = index + 3
            while end < text.count, !text[end...].starts(with: quotes) { end += text[end] == 92 ? 2 : 1 }
            return min(end + 3, text.count)
        }
        return line(in: text, at: index, until: UInt8(ascii: "\""))
    }

    /// To a quote, or to the end of the line.
    private static func line(in text: [UInt8], at index: Int, until quote: UInt8) -> Int {
        var end = index + 1
        while end < text.count, text[end] != quote, text[end] != 10 { end += text[end] == 92 ? 2 : 1 }
        return min(end < text.count && text[end] == quote ? end + 1 : end, text.count)
    }

    private static func rawString(in text: [UInt8], at index: Int) -> Int? {
        let hashes = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard index + hashes < text.count, text[index + hashes] == UInt8(ascii: "\"") else { return nil }
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: 1) + text[index..<index + hashes]
        var end = index + hashes + 1
        while end < text.count, !text[end...].starts(with: quote) { end += 1 }
        return min(end + quote.count, text.count)
    }
}
