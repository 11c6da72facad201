/// Text of Objective-C as calls, for those who read names out of it: `[api load:name then:^(id r) { … }]` becomes
/// `api.load(name, then: { … })`.
struct MessageText {
    /// Code between two signs.
    private struct Piece {
        var bytes: [UInt8] = []
        /// The blanks in it that stand in no brackets, as indices.
        var blanks: [Int] = []

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// What stands between the blanks.
        var words: [String] {
            zip([-1] + blanks, blanks + [bytes.count]).map { String(decoding: bytes[($0 + 1)..<$1], as: UTF8.self) }
                .filter { !$0.isEmpty }
        }

        /// True if a value ends here, so that a bracket asks for an element of it.
        var endsWithValue: Bool {
            guard let last = bytes.last(where: { !isBlank($0) }) else { return false }
            return isLetterByte(last) || isDigitByte(last) || last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
        }

        mutating func add(_ byte: UInt8) {
            if isBlank(byte) { blanks.append(bytes.count) }
            bytes.append(byte)
        }
    }

    private var cursor: CodeCursor
    private let aliases: Set<String>

    /// `aliases` are names for self.
    static func of(_ text: String, aliases: Set<String> = []) -> String {
        var reader = MessageText(cursor: CodeCursor(Array(text.utf8)[...], .objectiveC), aliases: aliases)
        return bound(reader.read(until: nil).text)
    }

    /// `NSString *name = value` as `let name = value`.
    private static func bound(_ text: String) -> String {
        guard let sign = text.firstIndex(of: "="), text[sign...].dropFirst().first != "=" else { return text }
        let words = text[..<sign].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let isPlain = text[..<sign].allSatisfy { $0.isLetter || $0.isNumber || " _*<>,".contains($0) }
        guard isPlain, words.count > 1, let name = words.last else { return text }
        return "let \(name) " + text[sign...]
    }

    // MARK: - Code

    private var next: UInt8? { cursor.isAtEnd ? nil : cursor.bytes[cursor.position] }

    /// Reads up to a closing sign, which stays; the text may end before.
    private mutating func read(until end: UInt8?) -> Piece {
        var piece = Piece()
        while let byte = next, byte != end {
            let start = cursor.position
            if cursor.skipComment() { continue }
            if cursor.skipString() != nil || cursor.skipMark() {
                piece.bytes += cursor.bytes[start..<cursor.position]
            } else if let word = cursor.word() {
                let text = cursor.bytes[word]
                piece.bytes +=
                    aliases.contains(String(decoding: text, as: UTF8.self)) ? Array("self".utf8) : Array(text)
            } else {
                cursor.step()
                readSign(byte, into: &piece)
            }
        }
        return piece
    }

    private mutating func readSign(_ sign: UInt8, into piece: inout Piece) {
        switch sign {
        case UInt8(ascii: "@"): if next == UInt8(ascii: "(") || next.map(isLetterByte) == true { piece.add(sign) }
        case UInt8(ascii: "^"): skipHead()
        case UInt8(ascii: ";"): return
        case UInt8(ascii: "["):
            let inner = read(until: UInt8(ascii: "]"))
            if next != nil { cursor.step() }
            piece.bytes += Array((piece.endsWithValue ? "[" + inner.text + "]" : Self.call(inner)).utf8)
        case UInt8(ascii: "("), UInt8(ascii: "{"):
            let end = sign == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
            piece.bytes += [sign] + read(until: end).bytes
            if next != nil {
                cursor.step()
                piece.bytes.append(end)
            }
        default: piece.add(sign)
        }
    }

    /// The parameters of a block.
    private mutating func skipHead() {
        while let byte = next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ")") { cursor.step() }
        if next == UInt8(ascii: ")") { cursor.step() }
    }

    // MARK: - Messages

    /// `api load:name then:done` as a call.
    private static func call(_ inner: Piece) -> String {
        let parts = inner.words
        guard parts.count > 1 else { return inner.text }
        var words = parts.dropFirst()
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
        return SwiftMessage(receiver: parts[0], name: name, arguments: arguments).text
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
