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
        guard let sink = tokens.firstIndex(where: { $0.isName("sink") || $0.isName("assign") }),
            let sign = tokens[..<sink].firstIndex(where: { $0.text.hasPrefix("$") && $0.kind != .string })
        else { return nil }
        let name = tokens[sign].text.drop { $0 == "$" }
        return name.isEmpty ? tokens[sign...].dropFirst().first?.text : String(name)
    }
}
