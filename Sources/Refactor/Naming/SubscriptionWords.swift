/// The name of code that begins to listen: `viewModel.$isLoading.sink { … }.store(in: &subscriptions)` does nothing of what
/// stands in its closure yet.
enum SubscriptionWords {
    /// `observeIsLoading`, `observeChanges`; nil where a statement does something else.
    static func name(of cut: CutDescription) -> String? {
        let properties = cut.statements.map(published)
        guard let first = properties.first, properties.allSatisfy({ $0 != nil }) else { return nil }
        return "observe" + (properties.count == 1 ? capitalized(plainParts(of: first ?? "")) : "Changes")
    }

    /// The published property that a statement listens to.
    private static func published(_ statement: String) -> String? {
        let tokens = CutToken.tokens(of: statement)
        guard let sink = tokens.firstIndex(where: { $0.isName("sink") || $0.isName("assign") }) else { return nil }
        guard let sign = tokens[..<sink].firstIndex(where: isPublished) else {
            let publisher = tokens[..<sink].first { $0.kind == .name && $0.text.hasSuffix("Publisher") }
            return publisher.map { String($0.text.dropLast("Publisher".count)) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let name = tokens[sign].text.drop { $0 == "$" }
        return name.isEmpty ? tokens[sign...].dropFirst().first?.text : String(name)
    }
    /// `$items`, not the `$0` of a closure.
    private static func isPublished(_ token: CutToken) -> Bool {
        token.kind != .string && token.text.hasPrefix("$") && token.text.dropFirst().first?.isNumber != true
    }
}
