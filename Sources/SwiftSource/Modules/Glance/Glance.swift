import Refactor

/// Reads what a file says about modules from its tokens, many times faster than from a syntax tree.
///
/// It knows the Swift that people write every day, and gives up at anything else: regular expressions, macros, letters
/// beyond ASCII in names, what is not closed. What it reads it reads as `AppFileReader` does, to the last line number.
/// Declarations are its own; of their bodies and values it has `GlanceStatements` and `GlanceExpressions`.
struct Glance: GlanceReader {
    var cursor: GlanceCursor
    var found: AppFile

    private init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(UnsupportedSyntax) {
        cursor = try GlanceCursor(bytes)
        found = AppFile(path: path)
    }

    /// Returns the facts of a file about modules; nil where only a parser can tell.
    static func read(_ file: SourceFile) -> AppFile? {
        file.bytes.withUnsafeBufferPointer { bytes in
            do throws(UnsupportedSyntax) {
                var glance = try Glance(bytes, path: file.path)
                try glance.file()
                return glance.found
            } catch {
                return nil
            }
        }
    }

    // MARK: - Code

    /// The steps of code that is read here.
    mutating func steps(
        _ read: (inout GlanceStatements) throws(UnsupportedSyntax) -> Void
    ) throws(UnsupportedSyntax) -> [WireStep] {
        var code = GlanceStatements(at: cursor)
        try read(&code)
        cursor = code.cursor
        return code.steps
    }

    /// A value whose closures do not matter.
    mutating func value() throws(UnsupportedSyntax) -> WiringExpression {
        var code = GlanceExpressions(at: cursor)
        let value = try code.expression()
        cursor = code.cursor
        return value
    }
}
