/// One reason for or against a role.
package struct Evidence: Sendable, Equatable {
    /// The rule that spoke.
    package let rule: String
    package let role: Role
    /// Whole number; negative speaks against the role.
    package let weight: Int
    /// The source line it points to.
    package let line: Int
    /// A phrase that completes "because it …": `calls URLSession.dataTask`.
    package let reason: String

    package init(rule: String, role: Role, weight: Int, line: Int, reason: String) {
        self.rule = rule
        self.role = role
        self.weight = weight
        self.line = line
        self.reason = reason
    }
}
