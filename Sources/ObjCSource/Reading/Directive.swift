import Refactor

/// A preprocessor line, read by its words.
struct Directive {
    private let bytes: ArraySlice<UInt8>

    init(_ range: Range<Int>, in bytes: [UInt8]) {
        self.bytes = bytes[range]
    }

    /// `import` of `#import "A.h"`; empty for a lone `#`.
    var keyword: String {
        var words = words
        return words.next().map { text($0) } ?? ""
    }

    /// The effect of a line on a conditional region.
    enum Condition { case opens, divides, closes }

    var condition: Condition? {
        switch keyword {
        case "if", "ifdef", "ifndef": .opens
        case "else", "elif", "elifdef", "elifndef": .divides
        case "endif": .closes
        default: nil
        }
    }

    /// The name that `#define` declares.
    var definedName: String? {
        var words = words
        guard let keyword = words.next(), text(keyword) == "define" else { return nil }
        return words.next().map { text($0) }
    }

    /// What `#define` puts in the place of the name, as written; a list of parameters is in it.
    var definition: String? {
        var words = words
        guard let keyword = words.next(), text(keyword) == "define", let name = words.next() else { return nil }
        return text(name.upperBound..<bytes.endIndex)
    }

    /// The path of `#import <A/A.h>` or `#import "A.h"`, and where the directive ends without its comment.
    var imported: (path: String, isQuoted: Bool, end: Int)? {
        var words = words
        guard let keyword = words.next(), ["import", "include", "include_next"].contains(text(keyword)) else {
            return nil
        }
        let rest = bytes[keyword.upperBound...].drop { $0 == 32 || $0 == 9 }
        guard let open = rest.first else { return nil }
        guard open == UInt8(ascii: "<") || open == UInt8(ascii: "\"") else {
            return words.next().map { (text($0), true, $0.upperBound) }
        }
        let close = open == UInt8(ascii: "<") ? UInt8(ascii: ">") : open
        guard let end = rest.dropFirst().firstIndex(of: close) else { return nil }
        return (text(rest.startIndex + 1..<end), open != UInt8(ascii: "<"), end + 1)
    }

    /// The identifiers of the line before a comment.
    var spelledWords: [String] {
        let code = bytes.indices.first { index in
            bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.endIndex
                && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
        }
        return words.prefix { $0.lowerBound < code ?? bytes.endIndex }.map { text($0) }
    }

    /// The identifiers of the line; words of strings and comments are among them.
    var words: WordIterator { WordIterator(bytes: bytes, offset: bytes.startIndex) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Finds identifiers in bytes.
    struct WordIterator: Sequence, IteratorProtocol {
        let bytes: ArraySlice<UInt8>
        var offset: Int

        mutating func next() -> Range<Int>? {
            while offset < bytes.endIndex, !Self.isLetter(bytes[offset]) { offset += 1 }
            guard offset < bytes.endIndex else { return nil }
            let start = offset
            while offset < bytes.endIndex, Self.isLetter(bytes[offset]) { offset += 1 }
            return start..<offset
        }

        private static func isLetter(_ byte: UInt8) -> Bool {
            byte >= 128 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || (48...57).contains(byte)
                || (65...90).contains(byte) || (97...122).contains(byte)
        }
    }
}
