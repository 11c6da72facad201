/// A fact about a member that a rule has a name for; the table of weights says what it counts for each role.
package struct Sign: Sendable, Equatable {
    /// `rule` or `rule/case`: its row in the table of weights.
    package let name: String
    /// The source line it points to.
    package let line: Int
    /// A phrase that completes "because it …": `calls URLSession.dataTask`.
    package let reason: String

    package init(name: String, line: Int, reason: String) {
        self.name = name
        self.line = line
        self.reason = reason
    }

    /// The rule that found it.
    package var rule: String { name.firstIndex(of: "/").map { String(name[..<$0]) } ?? name }
}
