extension Lexer {
    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Returns true if a byte goes on with a name; every byte of a letter outside ASCII does.
    static func isWordByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || isDigit(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    /// A name, or a string or character with a prefix: `L"…"`, `u8"…"`, `R"(…)"`.
    mutating func takeWord() -> TokenKind {
        let start = at
        takeWordBytes()
        let length = at - start
        guard length <= 3, byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'") else { return .identifier }
        let isRaw = bytes[at - 1] == UInt8(ascii: "R")
        let prefix = bytes[start]
        let isPrefix =
            length == 1 && (prefix == UInt8(ascii: "L") || prefix == UInt8(ascii: "u") || prefix == UInt8(ascii: "U"))
            || length == 2 && prefix == UInt8(ascii: "u") && bytes[start + 1] == UInt8(ascii: "8")
        if byte() == UInt8(ascii: "'") { return isPrefix ? takeCharacter() : .identifier }
        if isRaw, takeRawString() { return .string }
        guard isPrefix else { return .identifier }
        takeString()
        return .string
    }

    mutating func takeWordBytes() {
        while at < bytes.count, Lexer.isWordByte(bytes[at]), blankLength() == 0 { at += 1 }
    }

    /// A name in any script, or a blank that is not ASCII.
    mutating func takeForeign() -> TokenKind {
        let length = blankLength()
        guard length == 0 else {
            at += length
            return .blank
        }
        takeWordBytes()
        return .identifier
    }

    mutating func takeBlanks() {
        while at < bytes.count, bytes[at] == UInt8(ascii: " ") || (9...13).contains(bytes[at]) { at += 1 }
    }

    /// The length of a byte order mark or a blank outside ASCII at this place; 0 where there is none.
    func blankLength() -> Int {
        guard at < bytes.count, bytes[at] >= 0xC2 else { return 0 }
        switch (bytes[at], byte(1), byte(2)) {
        case (0xC2, 0xA0, _), (0xC2, 0x85, _): return 2
        case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xAF), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
        default: return 0
        }
    }

    /// A number as the preprocessor sees it: digits, letters, dots, and signs behind exponents.
    mutating func takeNumber() {
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
        var previous: UInt8 = 0
        while at < bytes.count {
            let current = bytes[at]
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
                let exponent = previous | 0x20
                let isSign = exponent == UInt8(ascii: "p") || exponent == UInt8(ascii: "e") && !isHexadecimal
                guard isSign else { return }
            } else if current == UInt8(ascii: ".") {
                if byte(1) == UInt8(ascii: ".") { return }
            } else if current == UInt8(ascii: "'") {
                guard Lexer.isDigit(previous), Lexer.isDigit(byte(1)) else { return }
            } else if !Lexer.isWordByte(current) || current >= 0x80 {
                return
            }
            previous = current
            at += 1
        }
    }
}
