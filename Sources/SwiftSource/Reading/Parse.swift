package import Refactor
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
package import SwiftSyntax

/// Parses a file whole: valid UTF-8, not empty, given back byte for byte, without a syntax error.
package func parse(_ file: SourceFile) throws(ReadError) -> SourceFileSyntax {
    if let line = firstInvalidLine(of: file) { throw .invalidUTF8(path: file.path, line: line) }
    guard file.bytes.contains(where: { !isBlank($0) }) else { throw .empty(path: file.path) }
    if let place = NestingLimit.placeBeyond(in: file) {
        throw .tooDeep(path: file.path, line: file.line(at: place))
    }
    let tree = wholeTree(of: file)
    guard tree.syntaxTextBytes == file.bytes else { throw .notReproduced(path: file.path) }
    guard !tree.hasError else {
        if let equal = strayEqual(in: tree) {
            throw .syntax(
                path: file.path, line: file.line(at: equal.positionAfterSkippingLeadingTrivia.utf8Offset),
                message: "unexpected character before '='")
        }
        let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
        throw .syntax(
            path: file.path, line: first.map { file.line(at: $0.position.utf8Offset) } ?? 1,
            message: first?.message ?? "the parser gives no reason")
    }
    return tree
}

/// The tree of a file whose nesting is known to be within bounds; the parser's own limit depends on how it was built.
func wholeTree(of file: SourceFile) -> SourceFileSyntax {
    file.bytes.withUnsafeBufferPointer { bytes in
        let tree = Parser.parse(source: bytes, maximumNestingLevel: 256)
        guard tree.hasError else { return tree }
        // Before Swift 6, `@MainActor(Bool) -> Void` was an attribute and a function type.
        let older = Parser.parse(source: bytes, maximumNestingLevel: 256, swiftVersion: .v5)
        return older.hasError ? tree : older
    }
}

/// The first syntax error of emitted text, for the check after editing; nil when there is none.
package func syntaxError(in file: SourceFile) -> ReadError? {
    do {
        _ = try parse(file)
        return nil
    } catch {
        return error
    }
}

/// A `=` with blanks on both sides, but with a character before it that is none of Swift.
///
/// The parser takes it for one without a blank before it; `ParseDiagnosticsGenerator` has nothing to mend then and stops
/// the program, so it must not be asked.
private func strayEqual(in tree: SourceFileSyntax) -> TokenSyntax? {
    tree.tokens(viewMode: .sourceAccurate).first { token in
        token.hasError && token.tokenKind == .equal && token.trailingTrivia.contains(where: isBlank)
            && token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: isBlank) == true
    }
}

private func isBlank(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .spaces, .tabs: true
    default: false
    }
}

private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
}

private func firstInvalidLine(of file: SourceFile) -> Int? {
    guard !isValid(file.bytes[...]) else { return nil }
    for (index, start) in file.lineStarts.enumerated() {
        let end = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : file.bytes.count
        if !isValid(file.bytes[start..<end]) { return index + 1 }
    }
    return 1
}

/// Decoding mends what is not UTF-8, so only valid bytes come back unchanged.
private func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    Array(String(decoding: bytes, as: UTF8.self).utf8)[...] == bytes
}
