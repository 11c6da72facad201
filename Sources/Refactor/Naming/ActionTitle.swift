/// The name of what a button, an alert's action or a swipe action does, from its title.
enum ActionTitle {
    private static let types: Set<String> = [
        "UIAction", "UIAlertAction", "UIBarButtonItem", "UIContextualAction", "UITableViewRowAction",
    ]
    private static let answers: Set<String> = ["confirm", "continue", "done", "ok", "okay", "sure", "yes"]

    /// Nil where the closure is of no such action, or the title is no literal of a few words.
    static func name(of cut: CutDescription) -> String? {
        guard let call = cut.completionOf, let title = title(in: CutToken.tokens(of: call)) else { return nil }
        let parts = words(of: title)
        let host = HostSubject(id: cut.host.id)
        guard let first = parts.first, parts.count <= 5 else { return nil }
        let noun = nameParts(of: host.noun).filter { !["Alert", "Action", "Sheet"].contains($0) }
        if answers.contains(first.lowercased()) {
            return noun.isEmpty ? nil : "confirm" + capitalized(noun)
        }
        if parts.count == 1, HostWords.isVerb(first.lowercased()), !noun.isEmpty {
            return lowercasedName([first] + noun)
        }
        if parts.count == 1, !HostWords.isVerb(first.lowercased()) { return "choose" + capitalized(parts) }
        return lowercasedName(parts)
    }

    private static func title(in tokens: [CutToken]) -> String? {
        guard let type = tokens.lastIndex(where: { $0.kind == .name && types.contains($0.text) }),
            let label = tokens[type...].firstIndex(where: { $0.isName("title") }),
            let text = text(of: tokens[label...].dropFirst(2)), !text.contains("\\"), !isKey(text)
        else { return nil }
        return text
    }

    /// The literal that a title is, or that a function translates: `localized("Send")`.
    private static func text(of value: ArraySlice<CutToken>) -> String? {
        let value = value.drop { $0.kind == .mark }
        guard let first = value.first else { return nil }
        if first.kind == .string { return first.text }
        let inner = value.dropFirst()
        guard first.kind == .name, inner.first?.isMark("(") == true else { return nil }
        let argument = inner.first { $0.kind != .mark }
        return argument?.kind == .string ? argument?.text : nil
    }

    /// `auth.forgot_password.title` is what a translation is looked up by, and no title.
    private static func isKey(_ text: String) -> Bool {
        !text.contains(" ") && text.contains { $0 == "." || $0 == "_" } && text.last?.isLetter == true
    }

    /// The words of a title with their first letters as a name wants them.
    private static func words(of title: String) -> [String] {
        title.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .map { $0.filter { $0.isLetter || $0.isNumber } }
            .filter { !$0.isEmpty && !["a", "an", "the"].contains($0.lowercased()) }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
