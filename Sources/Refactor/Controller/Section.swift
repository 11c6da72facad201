/// The members between two marks, or an extension that stands alone.
package struct Section: Sendable, Equatable {
    /// The title without dash; the extension's head when it has no mark; empty for a bare separator.
    package let title: String
    package let file: Int
    package let declaration: Int
    package let line: Int
    package let endLine: Int
    /// The range of its mark; nil for an extension without a mark.
    package let mark: Range<Int>?
    /// Indices of its members.
    package var members: [Int]

    package init(
        title: String, file: Int, declaration: Int, line: Int, endLine: Int, mark: Range<Int>?, members: [Int]
    ) {
        self.title = title
        self.file = file
        self.declaration = declaration
        self.line = line
        self.endLine = endLine
        self.mark = mark
        self.members = members
    }
}
