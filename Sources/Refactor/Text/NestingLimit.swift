/// The limit of nesting in Swift, told from its words before anything descends into it.
///
/// Parsers and all that walks their trees descend once for each level; a bound here keeps them on their stack, and away
/// from what takes twice as long with each level.
package struct NestingLimit {
    private static let deepest = 100
    /// Square brackets right inside of each other, which might all be types.
    private static let deepestList = 10
    /// Strings in the code of a string.
    private static let deepestText = 20
    /// Links of one chain, branches of one condition.
    private static let longest = 1000

    /// An open level: its sign, and how long the chain and the condition are that are being read inside of it.
    private struct Level {
        let sign: UInt8
        var links = 0
        var branches = 0
    }

    private var cursor: CodeCursor
    private var levels = [Level(sign: 0)]
    /// The square brackets that stand open with nothing but names between them.
    private var lists = 0
    private var angles = 0
    private var prefixes = 0
    private var conditions = 0
    private var alternatives = 0
    private var arrows = 0
    private var last = Last.sign
    private var isAtLineStart = true

    private enum Last {
        case word, dot, closed, hash, sign
    }

    /// The place where code is nested more deeply than it is read; nil where it nowhere is.
    package static func placeBeyond(in file: SourceFile) -> Int? {
        var limit = NestingLimit(cursor: CodeCursor(file.bytes[...]))
        return limit.place()
    }

    private init(cursor: CodeCursor) { self.cursor = cursor }

    private mutating func place() -> Int? {
        while !cursor.isAtEnd {
            let start = cursor.position
            if cursor.isInText {
                if !cursor.skipMark() { cursor.step() }
                continue
            }
            if let word = cursor.word() {
                read(word)
            } else if !skipMark() {
                read(cursor.bytes[cursor.position])
                cursor.step()
            }
            if isBeyond { return start }
        }
        return nil
    }

    private var isBeyond: Bool {
        levels.count > Self.deepest || lists > Self.deepestList || angles > Self.deepest || prefixes > Self.deepest
            || conditions > Self.deepest || arrows > Self.deepest || alternatives > Self.longest
            || cursor.openStrings > Self.deepestText
            || levels.last.map { $0.links > Self.longest || $0.branches > Self.longest } ?? false
    }

    /// Strings, comments, regular expressions.
    private mutating func skipMark() -> Bool {
        let byte = cursor.bytes[cursor.position]
        guard cursor.skipMark() else { return false }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { value() }
        return true
    }

    private mutating func value() {
        (lists, prefixes) = (0, 0)
        if last != .dot { newStatement() }
        last = .word
    }

    /// A chain and its arrows end where another value begins.
    private mutating func newStatement() {
        levels[levels.count - 1].links = 0
    }

    // MARK: - Words

    private mutating func read(_ range: Range<Int>) {
        isAtLineStart = false
        let word = cursor.bytes[range]
        let length = word.count
        if last == .hash { return directive(word) }
        let isElse = length == 4 && word.elementsEqual("else".utf8)
        if last == .closed, !isElse { levels[levels.count - 1].branches = 0 }
        if isElse, last == .closed { levels[levels.count - 1].branches += 1 }
        prefixes = Self.isOne(of: Self.prefixWords, word) ? prefixes + 1 : 0
        if arrows > 0, Self.isOne(of: Self.declarationWords, word) { arrows = 0 }
        if last == .dot { levels[levels.count - 1].links += 1 } else { newStatement() }
        last = .word
    }

    private static func isOne(of words: [[UInt8]], _ word: ArraySlice<UInt8>) -> Bool {
        word.count <= 9 && words.contains { word.elementsEqual($0) }
    }

    private mutating func directive(_ word: ArraySlice<UInt8>) {
        last = .sign
        if word.elementsEqual("if".utf8) || word.elementsEqual("ifdef".utf8) || word.elementsEqual("ifndef".utf8) {
            (conditions, alternatives) = (conditions + 1, 0)
        } else if word.elementsEqual("endif".utf8) {
            (conditions, alternatives) = (max(0, conditions - 1), 0)
        } else if word.elementsEqual("elseif".utf8) || word.elementsEqual("elif".utf8) {
            alternatives += 1
        }
    }

    private static let prefixWords = [
        "any", "await", "borrowing", "consume", "consuming", "copy", "each", "inout", "repeat", "some", "try", "unsafe",
    ].map { Array($0.utf8) }

    private static let declarationWords = ["case", "func", "init", "let", "subscript", "typealias", "var"].map {
        Array($0.utf8)
    }

    // MARK: - Signs

    private mutating func read(_ byte: UInt8) {
        if byte == 10 || byte == 13 { isAtLineStart = true }
        if byte <= 32 { return }
        defer { isAtLineStart = false }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
        case UInt8(ascii: "<") where opensGenerics: angles += 1
        case UInt8(ascii: ">"):
            let isArrow =
                cursor.position > cursor.bytes.startIndex
                && cursor.bytes[cursor.position - 1] == UInt8(ascii: "-")
            if isArrow { arrows += 1 } else { angles = max(0, angles - 1) }
        case UInt8(ascii: "."):
            last = .dot
            return
        case UInt8(ascii: "#"):
            last = .hash
            return
        case UInt8(ascii: "?"), UInt8(ascii: "!"): levels[levels.count - 1].links += 1
        default:
            (lists, prefixes) = (0, 0)
            if byte != UInt8(ascii: "@") { newStatement() }
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") { (angles, arrows) = (0, 0) }
        }
        last = .sign
    }

    /// `A<B` without blanks; `1 << 2` and `a < b` open nothing.
    private var opensGenerics: Bool {
        let place = cursor.position
        guard place > cursor.bytes.startIndex, place + 1 < cursor.bytes.endIndex else { return false }
        let next = cursor.bytes[place + 1]
        return CodeCursor.isOfWord(cursor.bytes[place - 1]) && next > 32 && next != UInt8(ascii: "<")
            && next != UInt8(ascii: "=")
    }

    private mutating func open(_ byte: UInt8) {
        // A bracket that begins a line begins a statement.
        if isAtLineStart { newStatement() }
        if byte != UInt8(ascii: "{") { levels[levels.count - 1].links += 1 }
        if byte == UInt8(ascii: "[") { lists += 1 }
        if byte == UInt8(ascii: "{") { (lists, angles, arrows, prefixes) = (0, 0, 0, 0) }
        levels.append(Level(sign: byte))
    }

    /// Brackets that were left open inside of it are closed with it.
    private mutating func close(_ byte: UInt8) {
        let opening = byte == UInt8(ascii: ")") ? byte - 1 : byte - 2
        lists = 0
        if byte == UInt8(ascii: "}") { (angles, arrows) = (0, 0) }
        if let index = levels.lastIndex(where: { $0.sign == opening }) { levels.removeSubrange(index...) }
        last = byte == UInt8(ascii: "}") ? .closed : .sign
    }
}
