import SwiftParser
import SwiftSyntax

/// What a source consists of, counted: its tokens and comments.
struct Wording: Sendable {
    /// Comments, line by line without indentation.
    private(set) var comments: [String: Int] = [:]
    /// Strings, numbers and operators.
    private(set) var literals: [String: Int] = [:]
    private(set) var names: [String: Int] = [:]
    /// Brackets, commas and words of the language.
    private(set) var signs: [String: Int] = [:]
    /// Whether the parser of the language takes it.
    private(set) var isParsed = true

    init() {}

    init(_ text: [UInt8], _ kind: TextKind) {
        if kind == .swift { read(swift: text) } else { read(text, kind) }
    }

    /// All words of several sources.
    init(_ texts: [[UInt8]], _ kind: TextKind) {
        for text in texts {
            let other = Wording(text, kind)
            comments.merge(other.comments, uniquingKeysWith: +)
            literals.merge(other.literals, uniquingKeysWith: +)
            names.merge(other.names, uniquingKeysWith: +)
            signs.merge(other.signs, uniquingKeysWith: +)
            isParsed = isParsed && other.isParsed
        }
    }

    // MARK: - Swift

    private mutating func read(swift text: [UInt8]) {
        let tree = Self.tree(of: text)
        isParsed = !tree.hasError
        for token in tree.tokens(viewMode: .sourceAccurate) {
            for trivia in [token.leadingTrivia, token.trailingTrivia] {
                for piece in trivia { count(piece) }
            }
            switch token.tokenKind {
            case .identifier(let name), .dollarIdentifier(let name): names[name, default: 0] += 1
            case .stringSegment(let text): count(literal: text)
            case .integerLiteral(let text), .floatLiteral(let text), .regexLiteralPattern(let text),
                .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
                count(literal: text)
            case .endOfFile: break
            default: signs[token.text, default: 0] += 1
            }
        }
    }

    /// As the program reads it: nested as deeply whatever the parser was built for, and as Swift 5 where that helps.
    private static func tree(of text: [UInt8]) -> SourceFileSyntax {
        text.withUnsafeBufferPointer { text in
            let tree = Parser.parse(source: text, maximumNestingLevel: 256)
            guard tree.hasError else { return tree }
            let older = Parser.parse(source: text, maximumNestingLevel: 256, swiftVersion: .v5)
            return older.hasError ? tree : older
        }
    }

    private mutating func count(_ piece: TriviaPiece) {
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            count(comment: text)
        case .unexpectedText(let text): count(literal: text)
        default: break
        }
    }

    // MARK: - Objective-C

    private mutating func read(_ text: [UInt8], _ kind: TextKind) {
        var depth = 0
        for part in Lexemes.of(text, kind) {
            let word = String(decoding: text[part.range], as: UTF8.self)
            switch part.kind {
            case .comment: count(comment: word)
            case .string, .number: count(literal: word)
            case .word: names[word, default: 0] += 1
            case .sign:
                signs[word, default: 0] += 1
                if "([{".contains(word) { depth += 1 }
                if ")]}".contains(word) { depth -= 1 }
            case .blank, .lineBreak: break
            }
            if depth < 0 { isParsed = false }
        }
        if depth != 0 { isParsed = false }
    }

    // MARK: - Counting

    private mutating func count(comment text: String) {
        for line in text.split(whereSeparator: { ["\n", "\r", "\r\n"].contains($0) }) {
            let line = line.filter { !$0.isWhitespace }
            if !line.isEmpty { comments[line, default: 0] += 1 }
        }
    }

    /// Lines of a string may be indented otherwise.
    private mutating func count(literal text: String) {
        literals[text.filter { !$0.isWhitespace }, default: 0] += 1
    }
}
