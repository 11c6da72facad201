/// The purpose of an alert: `showErrorAlert`, `confirmDelete`.
enum AlertPhrases {
    static let types: Set<String> = ["UIActionSheet", "UIAlertController", "UIAlertView"]

    static func phrase(of act: CutAct, host: HostSubject) -> NamePhrase? {
        if act.name == "addAction", act.form == .call { return NamePhrase(.alert, "add", "AlertAction") }
        if act.name == "present", act.form == .call, let shown = act.arguments.first?.tokens, shown.count == 1,
            words(of: shown[0].text).contains("alert") || ["ac", "actionSheet", "sheet"].contains(shown[0].text)
        {
            return NamePhrase(.alert, "present", "Alert")
        }
        guard let alert = act.all.first(where: { $0.form == .call && types.contains($0.name) }) else { return nil }
        let style = alert.argument("preferredStyle")?.tokens.last?.text
        let title = alert.argument("title")?.string ?? ""
        if style == "actionSheet" { return NamePhrase(.alert, "show", host.noun + "ActionSheet") }
        if title.hasSuffix("?"), let noun = topic(of: title) ?? nonEmpty(host.noun) {
            return NamePhrase(.alert, "confirm", noun)
        }
        if let deed = failedDeed(in: title) { return NamePhrase(.alert, "show", deed + "Error") }
        return NamePhrase(.alert, "show", (topic(of: title) ?? "") + "Alert")
    }

    /// What could not be done: `RepairGames` of "Unable to Repair Games".
    private static func failedDeed(in title: String) -> String? {
        let parts = tellingWords(of: title)
        guard let first = parts.first?.lowercased(), (2...4).contains(parts.count) else { return nil }
        let isDenied = nameParts(of: title).dropFirst().first.map { ["not", "t"].contains($0.lowercased()) } ?? false
        guard failing.contains(first) || isDenied && able.contains(first) else { return nil }
        return capitalized(Array(parts.dropFirst()))
    }

    private static let failing: Set<String> = ["cannot", "failed", "unable"]
    /// With `not` behind them: "Couldn't Save", "Can not Open".
    private static let able: Set<String> = ["can", "could", "couldn"]

    private static func nonEmpty(_ noun: String) -> String? { noun.isEmpty ? nil : noun }

    /// One or two words of a title; a key such as `alert.title` says nothing.
    private static func topic(of title: String) -> String? {
        let parts = tellingWords(of: title)
        return (1...2).contains(parts.count) ? capitalized(parts) : nil
    }

    /// The words of a literal title that say something; none of a key.
    private static func tellingWords(of title: String) -> [String] {
        guard !title.contains("."), !title.contains("_"), !title.contains("\\") else { return [] }
        return nameParts(of: title).filter { !fillers.contains($0.lowercased()) }
    }

    private static let fillers: Set<String> = [
        "a", "alert", "an", "are", "do", "is", "not", "sure", "t", "the", "this", "to", "want", "you", "your",
    ]
}
