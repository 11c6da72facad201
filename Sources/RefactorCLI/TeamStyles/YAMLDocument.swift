import Yams

/// The one door through which YAML comes in: small, of one document, without aliases, and nested as people nest it.
///
/// An alias may stand for one that stands for others, so that a few lines mean millions of values.
enum YAMLDocument {
    private static let largest = 1 << 20
    private static let deepest = 64

    /// The value of a document; nil for an empty one.
    static func root(of text: String, at path: String) throws -> Node? {
        if let problem = problem(in: text) {
            throw CommandError.yaml(path: path, line: problem.line, column: problem.column, message: problem.message)
        }
        return try Yams.compose(yaml: text)
    }

    private struct Problem {
        let message: String
        let line: Int
        let column: Int
    }

    private static func problem(in text: String) -> Problem? {
        let bytes = Array(text.utf8)
        guard bytes.count <= largest else {
            return Problem(message: "the file is larger than a megabyte, which none of ours is", line: 1, column: 1)
        }
        var reader = Reader(bytes: bytes)
        while reader.position < bytes.count {
            if let message = reader.step() {
                return Problem(message: message, line: reader.line, column: reader.position - reader.lineStart + 1)
            }
        }
        return nil
    }

    /// Goes through a text value by value, past quotes, comments and blocks of text.
    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var line = 1
        var lineStart = 0
        private var indent = 0
        private var isAtStart = true
        private var lists = 0
        private var brackets = 0
        /// True if a value may begin here.
        private var isOpen = true

        init(bytes: [UInt8]) { self.bytes = bytes }

        /// Goes one sign on; says what is wrong with it.
        mutating func step() -> String? {
            let byte = bytes[position]
            let next = position + 1 < bytes.count ? bytes[position + 1] : 10
            let isBlankNext = next == 32 || next == 9 || next == 10 || next == 13
            switch byte {
            case 10: endLine(at: position)
            case 32, 9, 13: if isAtStart { indent += 1 }
            case UInt8(ascii: "#") where position == lineStart || bytes[position - 1] <= 32: skipLine()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if isOpen { skipQuotes(byte) }
                value()
            case UInt8(ascii: "*") where isOpen && !isBlankNext, UInt8(ascii: "&") where isOpen && !isBlankNext:
                return "'\(byte == 38 ? "&" : "*")' begins an anchor or an alias, which is not read; "
                    + "write the value out, a text in quotes"
            case UInt8(ascii: "|") where isOpen, UInt8(ascii: ">") where isOpen: skipBlock()
            case UInt8(ascii: "-") where isBlankNext && isOpen, UInt8(ascii: "?") where isBlankNext && isOpen:
                lists += 1
                isAtStart = false
            case UInt8(ascii: ":") where isBlankNext || brackets > 0: open()
            case UInt8(ascii: ",") where brackets > 0: open()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if isOpen { brackets += 1 }
                isAtStart = false
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                brackets = max(0, brackets - 1)
                value()
            case UInt8(ascii: "!") where isOpen: skipTag()
            default: value()
            }
            position += 1
            return lists > deepest || brackets > deepest || indent > 8 * deepest
                ? "values are nested too deeply here to be read" : nil
        }

        private mutating func value() { (isOpen, isAtStart) = (false, false) }

        private mutating func open() { (isOpen, isAtStart) = (true, false) }

        private mutating func endLine(at end: Int) {
            line += 1
            lineStart = end + 1
            (indent, lists, isAtStart, isOpen) = (0, 0, true, true)
        }

        /// To the byte before the line break.
        private mutating func skipLine() {
            while position + 1 < bytes.count, bytes[position + 1] != 10 { position += 1 }
        }

        private mutating func skipTag() {
            while position + 1 < bytes.count, bytes[position + 1] > 32 { position += 1 }
        }

        /// To the closing quote.
        private mutating func skipQuotes(_ quote: UInt8) {
            position += 1
            while position < bytes.count, bytes[position] != quote {
                if bytes[position] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { position += 1 }
                if position < bytes.count, bytes[position] == 10 {
                    line += 1
                    lineStart = position + 1
                }
                position += 1
            }
        }

        /// The text behind `|`: all lines that are indented more than the one that it stands on.
        private mutating func skipBlock() {
            let outer = indent
            skipLine()
            while position + 1 < bytes.count {
                var end = position + 2
                while end < bytes.count, bytes[end] == 32 { end += 1 }
                let isBlank = end >= bytes.count || bytes[end] == 10 || bytes[end] == 13
                guard isBlank || end - position - 2 > outer else { break }
                position += 1
                line += 1
                lineStart = position + 1
                skipLine()
            }
            value()
        }
    }
}
