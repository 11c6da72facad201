/// A run of statements inside one member that belongs to another role than the rest.
package struct MisplacedCode: Sendable, Equatable {
    /// The bytes from the first statement to the end of the last.
    package let range: Range<Int>
    package let line: Int
    package let endLine: Int
    package let role: Role
    /// A phrase that completes "because it …".
    package let reason: String

    package init(range: Range<Int>, line: Int, endLine: Int, role: Role, reason: String) {
        self.range = range
        self.line = line
        self.endLine = endLine
        self.role = role
        self.reason = reason
    }
}
