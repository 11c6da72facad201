/// The name pattern of a rule: a name or a path with `*` for any letters, or a regular expression between slashes.
package struct RulePattern: Sendable, Equatable {
    /// As it was written.
    package let text: String

    private let isExpression: Bool

    /// Nil for a regular expression that is none.
    package init?(_ text: String) {
        self.text = text
        isExpression = text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
        if isExpression, expression == nil { return nil }
    }

    // A compiled expression cannot be handed from thread to thread; it is made where a rule is held against an app.
    private var expression: Regex<AnyRegexOutput>? { try? Regex(String(text.dropFirst().dropLast())) }

    /// Those of some names that it means.
    func matching(_ names: Set<String>) -> Set<String> {
        if isExpression {
            guard let expression else { return [] }
            return names.filter { $0.firstMatch(of: expression) != nil }
        }
        let pattern = PathPattern(text)
        return names.filter(pattern.matches)
    }
}
