/// Cuts a Swift file into tokens, as far as that is sure without a parser.
struct GlanceTokens {
    let bytes: UnsafeBufferPointer<UInt8>
    private let words = GlanceWordTable.all
    var position = 0
    var line: Int32 = 1
    private var isFirstOnLine = true
    /// The offset where the last token ended.
    private var last = -1
    var found: [GlanceToken] = []
    /// The places of brackets that are not closed.
    private var open: [Int] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        found.reserveCapacity(bytes.count / 4)
    }

    /// All tokens of a file, the last of which is its end.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(UnsupportedSyntax) -> [GlanceToken] {
        var tokens = GlanceTokens(bytes)
        while try tokens.skipBlanks() {
            try tokens.next()
            tokens.last = tokens.position
        }
        guard tokens.open.isEmpty else { throw UnsupportedSyntax() }
        tokens.add(.end, from: bytes.count, to: bytes.count)
        return tokens.found
    }

    func byte(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    mutating func add(
        _ kind: GlanceToken.Kind, _ word: GlanceWord = .other, side: GlanceToken.Side = .between, from start: Int,
        to end: Int, isTight: Bool = false
    ) {
        found.append(
            GlanceToken(
                kind: kind, word: word, side: side, isFirstOnLine: isFirstOnLine, isTight: isTight,
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), line: line))
        isFirstOnLine = false
    }

    // MARK: - Blanks

    /// Goes on to the next token; says whether there is one.
    private mutating func skipBlanks() throws(UnsupportedSyntax) -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                line += 1
                isFirstOnLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipLongComment()
            default: return true
            }
        }
        return false
    }

    private mutating func skipLongComment() throws(UnsupportedSyntax) {
        let first = line
        var depth = 0
        repeat {
            guard position < bytes.count else { throw UnsupportedSyntax() }
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if byte() == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        } while depth > 0
        // Whether what stands behind such a comment begins a line is for the parser to say.
        var next = 0
        while byte(next) == UInt8(ascii: " ") { next += 1 }
        if line > first, ![10, 13, 0].contains(byte(next)) { throw UnsupportedSyntax() }
    }

    // MARK: - Tokens

    private mutating func next() throws(UnsupportedSyntax) {
        let start = position
        let isTight = last == start
        let first = bytes[start]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            var letters = GlanceWordTable.Letters()
            readWord(&letters)
            add(.word, words.word(letters), from: start, to: position, isTight: isTight)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
            add(.number, from: start, to: position, isTight: isTight)
        case UInt8(ascii: "\""): try readString(isTight)
        case UInt8(ascii: "`"):
            position += 1
            var letters = GlanceWordTable.Letters()
            readWord(&letters)
            guard byte() == UInt8(ascii: "`") else { throw UnsupportedSyntax() }
            position += 1
            add(.word, from: start, to: position, isTight: isTight)
        case UInt8(ascii: "#"): try readDirective(isTight)
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
            open.append(found.count)
            punctuation(first, isTight)
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            try close(first)
            punctuation(first, isTight)
        default: if !isPoint(first) { try readSign(isTight) } else { punctuation(first, isTight) }
        }
    }

    private func isPoint(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
        case UInt8(ascii: "."): self.byte(1) != UInt8(ascii: ".")
        case UInt8(ascii: "?"), UInt8(ascii: "!"): isBound(position)
        default: false
        }
    }

    private mutating func punctuation(_ byte: UInt8, _ isTight: Bool) {
        let kind: GlanceToken.Kind =
            switch byte {
            case UInt8(ascii: "{"): .leftBrace
            case UInt8(ascii: "("): .leftParenthesis
            case UInt8(ascii: "["): .leftSquare
            case UInt8(ascii: "}"): .rightBrace
            case UInt8(ascii: ")"): .rightParenthesis
            case UInt8(ascii: "]"): .rightSquare
            case UInt8(ascii: "@"): .at
            case UInt8(ascii: "\\"): .backslash
            case UInt8(ascii: ","): .comma
            case UInt8(ascii: ":"): .colon
            case UInt8(ascii: ";"): .semicolon
            case UInt8(ascii: "?"): .question
            case UInt8(ascii: "!"): .exclamation
            default: .period
            }
        position += 1
        add(kind, from: position - 1, to: position, isTight: isTight)
    }

    private mutating func close(_ byte: UInt8) throws(UnsupportedSyntax) {
        guard let opening = open.popLast() else { throw UnsupportedSyntax() }
        let fitting: GlanceToken.Kind =
            byte == UInt8(ascii: "}") ? .leftBrace : byte == UInt8(ascii: ")") ? .leftParenthesis : .leftSquare
        guard found[opening].kind == fitting else { throw UnsupportedSyntax() }
        found[opening].mate = Int32(truncatingIfNeeded: found.count)
    }

    // MARK: - Words and numbers

    private mutating func readWord(_ letters: inout GlanceWordTable.Letters) {
        while position < bytes.count, Self.isWord(bytes[position]) {
            letters.append(bytes[position])
            position += 1
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private mutating func readNumber() {
        let start = position
        // `pair.0.1` has two places and no fraction.
        let isPlace = found.last?.kind == .period
        let isHexadecimal = byte(1) | 0x20 == UInt8(ascii: "x")
        while position < bytes.count {
            let byte = bytes[position]
            let isFraction = byte == UInt8(ascii: ".") && !isPlace && isDigit(self.byte(1))
            let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
            let isSigned =
                (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && position > start
                && bytes[position - 1] | 0x20 == exponent
            guard Self.isWord(byte) || isFraction || isSigned else { return }
            position += 1
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }

    private mutating func readDirective(_ isTight: Bool) throws(UnsupportedSyntax) {
        let start = position
        if byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#") { return try readString(isTight) }
        var letters = GlanceWordTable.Letters()
        letters.append(byte())
        position += 1
        readWord(&letters)
        guard letters.count > 1 else { throw UnsupportedSyntax() }
        add(.directive, words.word(letters), from: start, to: position, isTight: isTight)
    }

    // MARK: - Signs

    /// Returns true if something that an operator can belong to stands right before an offset.
    private func isBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
        default: return true
        }
    }

    /// Returns true if something that an operator can belong to stands right behind it.
    private func isBoundBehind(_ isBoundBefore: Bool) -> Bool {
        switch byte() {
        case 0, UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            false
        case UInt8(ascii: "."): !isBoundBefore
        case UInt8(ascii: "/"): byte(1) != UInt8(ascii: "/") && byte(1) != UInt8(ascii: "*")
        default: true
        }
    }

    private mutating func readSign(_ isTight: Bool) throws(UnsupportedSyntax) {
        let start = position
        var letters = GlanceWordTable.Letters()
        while isSign(byte(), isDotted: bytes[start] == UInt8(ascii: ".")) {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/") {
                let next = self.byte(1)
                if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
                // A slash that does not stand between blanks may begin a regular expression.
                guard position == start, isBound(start) == isDivided(next), next != UInt8(ascii: ")") else {
                    throw UnsupportedSyntax()
                }
            }
            letters.append(byte)
            position += 1
        }
        guard position > start, letters.count < 5 else { throw UnsupportedSyntax() }
        let before = isBound(start)
        let behind = isBoundBehind(before)
        add(
            .sign, words.word(letters), side: before == behind ? .between : before ? .behind : .before, from: start,
            to: position, isTight: isTight)
    }

    private func isDivided(_ next: UInt8) -> Bool { next != UInt8(ascii: " ") && next != UInt8(ascii: "=") }

    private func isSign(_ byte: UInt8, isDotted: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        case UInt8(ascii: "."): isDotted
        default: false
        }
    }
}
