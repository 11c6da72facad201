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
    let end = endOfLineComment(after: declaration.upperBound, in: file.bytes)
    return ((startsLine ? lineStart : start)..<(end ?? declaration.upperBound), startsLine && end != nil)
}

/// Where the comments begin that stand directly above a declaration; a mark never belongs to it.
private func startOfComments(of node: some SyntaxProtocol) -> Int {
    var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var start = offset
    var newlines = 0
    for piece in node.leadingTrivia.pieces.reversed() {
        offset -= piece.sourceLength.utf8Length
        switch piece {
        case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
            newlines += count
            if newlines > 1 { return start }
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            if markTitle(of: text) != nil || !isFirstOnLine(offset, of: node) { return start }
            start = offset
            newlines = 0
        default:
            continue
        }
    }
    return start
}

/// Whether a comment of the leading trivia starts a line, rather than ending the line of the previous token.
private func isFirstOnLine(_ offset: Int, of node: some SyntaxProtocol) -> Bool {
    var position = node.position.utf8Offset
    if position == 0 { return true }
    for piece in node.leadingTrivia.pieces {
        if piece.isNewline { return true }
        if position >= offset { return false }
        position += piece.sourceLength.utf8Length
    }
    return false
}

/// The end of the line, its break included, when only blanks and a comment follow; nil when code follows.
private func endOfLineComment(after offset: Int, in bytes: [UInt8]) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] == 32 || bytes[end] == 9 || bytes[end] == UInt8(ascii: ";") { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") {
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    }
    if end == bytes.count { return end }
    if bytes[end] == 13, end + 1 < bytes.count, bytes[end + 1] == 10 { return end + 2 }
    return bytes[end] == 10 || bytes[end] == 13 ? end + 1 : nil
}

/// The title of a section mark, empty for a bare separator; nil when the comment is no mark.
func markTitle(of comment: String) -> String? {
    var text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard text.hasPrefix("MARK:") || text == "MARK" else { return nil }
    text = text.dropFirst(4).drop { $0 == ":" || $0 == " " || $0 == "\t" || $0 == "-" }
    var title = String(text)
    if title.hasSuffix("*/") { title.removeLast(2) }
    while let last = title.last, last.isWhitespace || last == "-" { title.removeLast() }
    return title
}
