/// The arguments of a call as its text has them.
struct CallText {
    struct Argument: Equatable {
        /// Nil for none.
        let label: String?
        let text: String
    }

    /// Without trailing closures.
    private(set) var arguments: [Argument] = []
    /// The byte behind the closing parenthesis.
    private(set) var end = 0
    private let bytes: [UInt8]

    /// Reads the parentheses behind a name; nil where none stand there.
    init?(in file: SourceFile, behind offset: Int) {
        bytes = file.bytes
        var start = offset
        while start < bytes.count, "?!".utf8.contains(bytes[start]) { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
        start += 1
        var depth = 0
        var cursor = CodeCursor(bytes[start...])
        while let position = cursor.nextOfCode() {
            let byte = bytes[position]
            if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
                add(start..<position)
                start = position + 1
                end = start
                if byte == UInt8(ascii: ")") { return }
            }
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
        }
    }

    private mutating func add(_ range: Range<Int>) {
        let isBlank: (UInt8) -> Bool = { [9, 10, 13, 32].contains($0) }
        let trimmed = bytes[range].drop(while: isBlank)
        guard let last = trimmed.lastIndex(where: { !isBlank($0) }) else { return }
        let text = String(decoding: trimmed[...last], as: UTF8.self)
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text.dropFirst(name.count)
        if !name.isEmpty, rest.hasPrefix(":") {
            arguments.append(
                Argument(label: String(name), text: String(rest.dropFirst().drop { $0 == " " || $0 == "\n" })))
        } else {
            arguments.append(Argument(label: nil, text: text))
        }
    }
}
