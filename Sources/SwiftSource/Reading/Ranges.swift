import Refactor
import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

/// The bytes that leave with a declaration: its attached comments, itself, a comment behind it on its last line.
///
/// Whole lines where nothing else stands on them; `isAlone` says whether that is so.
func rangeWithComments(of node: some SyntaxProtocol, in file: SourceFile) -> (range: Range<Int>, isAlone: Bool) {
    let declaration = node.bytes
    let start = startOfComments(of: node)
    let lineStart = file.lineStarts[file.line(at: start) - 1]
    let startsLine = file.bytes[lineStart..<start].allSatisfy { $0 == 32 || $0 == 9 }
    guard startsLine, let end = endOfLineComment(after: declaration.upperBound, in: file.bytes) else {
        return (start..<declaration.upperBound, false)
    }
    return (lineStart..<end, true)
}

/// Returns the beginning of the comments directly above a declaration; a mark never belongs to it, nor the line that is
/// drawn below one.
private func startOfComments(of node: some SyntaxProtocol) -> Int {
    var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var start = offset
    var startBelowLines = offset
    var newlines = 0
    for piece in node.leadingTrivia.pieces.reversed() {
        offset -= piece.sourceLength.utf8Length
        switch piece {
        case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
            newlines += count
            if newlines > 1 { return start }
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            if markTitle(of: text) != nil { return startBelowLines }
            if !isFirstOnLine(offset, of: node) { return start }
            start = offset
            if !isDrawnLine(text[...]) { startBelowLines = offset }
            newlines = 0
        default:
            continue
        }
    }
    return start
}

/// Returns true if a comment of the leading trivia starts a line, rather than ending the line of the previous token.
private func isFirstOnLine(_ offset: Int, of node: some SyntaxProtocol) -> Bool {
    if node.previousToken(viewMode: .sourceAccurate) == nil { return true }
    var position = node.position.utf8Offset
    for piece in node.leadingTrivia.pieces {
        if position >= offset { return false }
        if piece.isNewline { return true }
        position += piece.sourceLength.utf8Length
    }
    return false
}

/// The end of the line, its break included, when only blanks and comments follow; nil when code or a mark does.
private func endOfLineComment(after offset: Int, in bytes: [UInt8]) -> Int? {
    var end = offset
    while end < bytes.count {
        switch bytes[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"): end += 1
        case UInt8(ascii: "\n"): return end + 1
        case UInt8(ascii: "\r"): return end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1
        case UInt8(ascii: "/"):
            guard let behind = endOfComment(at: end, in: bytes),
                markTitle(of: String(decoding: bytes[end..<behind], as: UTF8.self)) == nil
            else { return nil }
            end = behind
        default: return nil
        }
    }
    return end
}

/// Returns the end of a comment, a line comment before its line break; nil when there is none, or when it spans lines.
private func endOfComment(at offset: Int, in bytes: [UInt8]) -> Int? {
    var end = offset + 1
    guard end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: "/") {
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
        return end
    }
    guard bytes[end] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    end += 1
    while end + 1 < bytes.count, bytes[end] != 10, bytes[end] != 13 {
        if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") {
            (depth, end) = (depth + 1, end + 2)
        } else if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
            (depth, end) = (depth - 1, end + 2)
            if depth == 0 { return end }
        } else {
            end += 1
        }
    }
    return nil
}

/// The title of a section mark, empty for a bare separator; nil when the comment is no mark.
///
/// `MARK` must be followed by a colon, a dash or nothing: `// MARK the spot` is an ordinary comment.
func markTitle(of comment: String) -> String? {
    let line = comment.split(whereSeparator: \.isNewline).first ?? ""
    var text = line.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    guard text.hasPrefix("MARK") else { return nil }
    text = text.dropFirst(4).drop { $0 == " " || $0 == "\t" }
    guard let separator = text.first else { return "" }
    guard ":：-".contains(separator) else { return nil }
    text = text.dropFirst().drop { $0 == " " || $0 == "\t" || $0 == "-" }
    while let last = text.last, last.isWhitespace || last == "-" { text.removeLast() }
    return String(text)
}
