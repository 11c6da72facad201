/// Goes through the words of a source text at the speed of bytes; comments are passed over, and strings if wished.
struct ByteReader {
    enum Strings {
        case passedOver, readAsWords
    }

    private var cursor: CodeCursor
    private let strings: Strings

    init(_ bytes: [UInt8], _ language: SourceLanguage, strings: Strings = .passedOver) {
        cursor = CodeCursor(bytes[...], language)
        self.strings = strings
    }

    private var bytes: ArraySlice<UInt8> { cursor.bytes }

    var current: UInt8? { cursor.isAtEnd ? nil : bytes[cursor.position] }

    mutating func step() { cursor.step() }

    /// The next word that is not in a comment.
    mutating func nextWord() -> Range<Int>? {
        while !cursor.isAtEnd {
            if let word = cursor.word() {
                if strings == .readAsWords || !cursor.isInText { return word }
            } else if !cursor.skipMark() {
                cursor.step()
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
    func hash(of range: Range<Int>) -> UInt64 { Self.hash(of: bytes[range]) }

    /// The same of a word that stands alone.
    static func hash(of word: String) -> UInt64 { hash(of: word.utf8) }

    private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func byte(before range: Range<Int>) -> UInt8? { range.lowerBound > 0 ? bytes[range.lowerBound - 1] : nil }

    /// The word that begins here; nil when none does.
    mutating func wordHere() -> String? { cursor.word().map(text) }

    /// Goes on to what is neither blank nor comment.
    mutating func skipBlanks() {
        while let byte = current {
            if [32, 9, 10, 13].contains(byte) {
                cursor.step()
            } else if !cursor.skipComment() {
                return
            }
        }
    }

    /// Goes behind the angles that open here.
    mutating func skipAngles() {
        var depth = 0
        while let byte = current, byte != UInt8(ascii: "{") {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            cursor.step()
            if depth == 0 { return }
        }
    }
}
