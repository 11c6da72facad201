/// Statements of a member that a person wants in a role.
package struct PartPin: Sendable, Equatable {
    /// The member's id.
    package let member: String
    /// The lines that the statements stand on.
    package let lines: ClosedRange<Int>
    /// The beginning of the first of them, to find it where lines have changed.
    package let words: String?
    package let role: Role
    /// The name for the method that it becomes.
    package let name: String?

    package init(member: String, lines: ClosedRange<Int>, words: String? = nil, role: Role, name: String? = nil) {
        self.member = member
        self.lines = lines
        self.words = words
        self.role = role
        self.name = name
    }
}
