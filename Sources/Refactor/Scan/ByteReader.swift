/// Goes through the words of a source text at the speed of bytes; comments are passed over, and strings if wished.
struct ByteReader {
    enum Strings {
        case passedOver, readAsWords
    }

    private let bytes: [UInt8]
    private let strings: Strings
    private var position = 0
    /// Inside a string that is read no comment begins: `"https://…"`.
    private var isInString = false

    init(_ bytes: [UInt8], strings: Strings = .passedOver) {
        self.bytes = bytes
        self.strings = strings
    }

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func step() { position += 1 }

    /// The next word that is not in a comment.
    mutating func nextWord() -> Range<Int>? {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isWordByte(byte) {
                let start = position
                skipWord()
                return start..<position
            }
            switch byte {
            case UInt8(ascii: "\"") where strings == .passedOver: skipString()
            case UInt8(ascii: "/") where !isInString: if !skipComment() { position += 1 }
            case UInt8(ascii: "\""):
                if position == 0 || bytes[position - 1] != UInt8(ascii: "\\") { isInString.toggle() }
                position += 1
            case UInt8(ascii: "\n"):
                isInString = false
                position += 1
            default: position += 1
            }
        }
        return nil
    }

    func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<buffer.count where bytes[range.lowerBound + index] != buffer[index] { return false }
            return true
        }
    }

    /// A number that stands for a word; equal words have equal numbers, and different ones hardly ever.
    func hash(of range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return hash
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func byte(before range: Range<Int>) -> UInt8? { range.lowerBound > 0 ? bytes[range.lowerBound - 1] : nil }

    /// The word that begins here; nil when none does.
    mutating func wordHere() -> String? {
        let start = position
        skipWord()
        return start == position ? nil : text(start..<position)
    }

    /// Goes on to what is neither blank nor comment.
    mutating func skipBlanks() {
        while position < bytes.count {
            if [32, 9, 10, 13].contains(bytes[position]) {
                position += 1
            } else if bytes[position] != UInt8(ascii: "/") || !skipComment() {
                return
            }
        }
    }

    /// Goes behind the angles that open here.
    mutating func skipAngles() {
        var depth = 0
        while position < bytes.count, bytes[position] != UInt8(ascii: "{") {
            if bytes[position] == UInt8(ascii: "<") { depth += 1 }
            if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    // MARK: - Passing over

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 97...122, 65...90, 48...57, 95, 0x80...: true
        default: false
        }
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    }

    /// One quote ends with its line at the latest, three end with three.
    private mutating func skipString() {
        let isLong = starts(with: "\"\"\"")
        position += isLong ? 3 : 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\"") where !isLong:
                position += 1
                return
            case UInt8(ascii: "\"") where starts(with: "\"\"\""):
                position += 3
                return
            case 10 where !isLong: return
            default: position += 1
            }
        }
    }

    private mutating func skipComment() -> Bool {
        if starts(with: "//") {
            while position < bytes.count, bytes[position] != 10 { position += 1 }
            return true
        }
        guard starts(with: "/*") else { return false }
        while position < bytes.count, !starts(with: "*/") { position += 1 }
        position = min(position + 2, bytes.count)
        return true
    }

    private func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return isText(position..<position + text.utf8CodeUnitCount, text)
    }
}
