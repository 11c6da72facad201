/// The word in a method's name for a key of a store or the name of a notification.
enum StorageKey {
    /// `"high_score"`, `kHighScoreKey`, `Keys.highScore` are all `HighScore`; nil where the tokens name nothing.
    static func noun(_ tokens: [CutToken]) -> String? {
        let strings = tokens.filter { $0.kind == .string }
        let names = tokens.filter { $0.kind == .name && $0.text != "rawValue" }
        // `Notification.Name("didLogin")`, `"date"`: the literal; else the last name of `Keys.date`.
        let source = strings.first?.text ?? names.last?.text
        guard let source, !source.contains("\\") else { return nil }
        var parts = plainParts(of: String(source.split(separator: ".").last ?? ""))
        while parts.count > 1,
            ["id", "identifier", "key", "name", "notification"].contains(parts.last?.lowercased() ?? "")
        { parts.removeLast() }
        if parts.count > 1, ["defaults", "key", "user"].contains(parts[0].lowercased()),
            parts[1].lowercased() == "defaults" || parts[0].lowercased() != "user"
        {
            parts.removeFirst()
        }
        // `Store.changedNotification` says too little without its owner.
        if parts.count == 1, strings.isEmpty,
            VerbClass(word: parts[0].lowercased()) != nil || parts[0].lowercased().hasSuffix("ed"),
            let owner = names.dropLast().last,
            !["Keys", "Name", "Names", "Notification", "Notifications"].contains(owner.text)
        {
            parts.insert(owner.text, at: 0)
        }
        if source.allSatisfy({ !$0.isLowercase }) { parts = parts.map { $0.lowercased() } }
        if parts.count > 5 { parts = Array(parts.suffix(5)) }
        let noun = capitalized(parts)
        let saysNothing = noun.isEmpty || strings.isEmpty && ["Key", "Name"].contains(noun)
        return saysNothing || noun.first?.isNumber == true ? nil : noun
    }
}
