/// Text of Objective-C as calls, for those who read names out of it: `[api load:name then:^(id r) { … }]` becomes
/// `api.load(name, then: { … })`.
struct MessageText {
    private let bytes: [UInt8]
    private var position = 0
    private var aliases: Set<String> = []

    /// `aliases` are names for self.
    static func of(_ text: String, aliases: Set<String> = []) -> String {
        var reader = MessageText(bytes: Array(text.utf8))
        reader.aliases = aliases
        return bound(reader.read(until: nil))
    }

    /// `NSString *name = value` as `let name = value`.
    private static func bound(_ text: String) -> String {
        guard let sign = text.firstIndex(of: "="), text[sign...].dropFirst().first != "=" else { return text }
        let words = text[..<sign].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let isPlain = text[..<sign].allSatisfy { $0.isLetter || $0.isNumber || " _*<>,".contains($0) }
        guard isPlain, words.count > 1, let name = words.last else { return text }
        return "let \(name) " + text[sign...]
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The text up to a closing sign, which stays.
    private mutating func read(until end: UInt8?) -> String {
        var out: [UInt8] = []
        while let byte = next, byte != end {
            switch byte {
            case UInt8(ascii: "\""): out += string()
            case UInt8(ascii: "@"):
                position += 1
                if next == UInt8(ascii: "(") || next.map(isLetterByte) == true { out.append(byte) }
            case UInt8(ascii: "^"):
                position += 1
                skipHead()
            case UInt8(ascii: ";"): position += 1
            case _ where isLetterByte(byte):
                let start = position
                while let next, isLetterByte(next) || (48...57).contains(next) { position += 1 }
                let word = bytes[start..<position]
                out += aliases.contains(String(decoding: word, as: UTF8.self)) ? Array("self".utf8) : Array(word)
            case UInt8(ascii: "["):
                let isMessage = !isValueEnd(out.last { $0 != 32 && $0 != 10 && $0 != 9 })
                position += 1
                let inner = read(until: UInt8(ascii: "]"))
                position += 1
                out += Array((isMessage ? Self.call(inner) : "[" + inner + "]").utf8)
            case UInt8(ascii: "("), UInt8(ascii: "{"):
                position += 1
                out.append(byte)
                out += Array(read(until: byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")).utf8)
            default:
                out.append(byte)
                position += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private func isValueEnd(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return isLetterByte(byte) || (48...57).contains(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }

    private mutating func string() -> [UInt8] {
        let start = position
        position += 1
        while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.count)
        return Array(bytes[start..<position])
    }

    /// The parameters of a block.
    private mutating func skipHead() {
        while let byte = next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ")") { position += 1 }
        if next == UInt8(ascii: ")") { position += 1 }
    }

    /// `api load:name then:done` as a call; the parts are told at the outermost level.
    private static func call(_ inner: String) -> String {
        var parts: [Substring] = []
        var depth = 0
        var start = inner.startIndex
        var isString = false
        for index in inner.indices {
            let character = inner[index]
            if character == "\"" { isString.toggle() }
            if isString { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            guard depth == 0, character.isWhitespace else { continue }
            if start < index { parts.append(inner[start..<index]) }
            start = inner.index(after: index)
        }
        if start < inner.endIndex { parts.append(inner[start...]) }
        guard parts.count > 1 else { return inner }
        var words = parts.dropFirst().map(String.init)
        let first = words.removeFirst()
        let name = String(first.prefix { $0 != ":" })
        var arguments: [SwiftMessage.Argument] = []
        if first.contains(":") {
            arguments.append(SwiftMessage.Argument(value: String(first.dropFirst(name.count + 1))))
        }
        for word in words {
            let label = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let isPart = word.dropFirst(label.count).first == ":" && !label.isEmpty
            if isPart {
                arguments.append(SwiftMessage.Argument(label: label, value: String(word.dropFirst(label.count + 1))))
            } else if let last = arguments.indices.last {
                arguments[last].value += (arguments[last].value.isEmpty ? "" : " ") + word
            }
        }
        return SwiftMessage(receiver: String(parts[0]), name: name, arguments: arguments).text
    }
}
