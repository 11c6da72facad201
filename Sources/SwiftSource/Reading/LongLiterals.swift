import SwiftSyntax

/// Finds literals of several lines, whose inner lines may not be indented anew.
final class LongLiterals: SyntaxVisitor {
    private var ranges: [Range<Int>] = []

    /// In source order; a literal inside another one's interpolation is listed too.
    static func ranges(in node: some SyntaxProtocol) -> [Range<Int>] {
        let visitor = LongLiterals(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.ranges
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingQuote.tokenKind == .multilineStringQuote { ranges.append(node.bytes) }
        return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.regex.text.contains(where: \.isNewline) { ranges.append(node.bytes) }
        return .visitChildren
    }
}
