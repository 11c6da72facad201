/// The phrases of what statements do to the screen.
enum ViewPhrases {
    /// Calls that only say where or when their closure runs.
    static let wrappers: Set<String> = [
        "async", "asyncAfter", "compactMap", "enumerated", "forEach", "main", "map", "performBatchUpdates",
        "performWithoutAnimation", "reversed", "run", "sync",
    ]

    static func phrases(of acts: [CutAct], host: HostSubject) -> [NamePhrase] {
        acts.flatMap { act -> [NamePhrase] in
            if let alert = AlertPhrases.phrase(of: act, host: host) { return [alert] }
            if let repeated = repeated(act) { return phrases(of: repeated, host: host) }
            if act.form == .control || wrappers.contains(act.name) && act.hasClosure {
                return phrases(of: act.inner + act.others, host: host)
            }
            if let phrase = phrase(of: act, host: host) { return [phrase] }
            return act.declared == nil ? phrases(of: act.inner, host: host) : []
        }
    }

    /// Returns the acts of a loop, told of all its elements: `buttons.forEach { $0.isEnabled = false }` disables
    /// `buttons`.
    private static func repeated(_ act: CutAct) -> [CutAct]? {
        if act.name == "forEach", !act.owner.isEmpty { return act.inner.map { $0.renamed("$0", to: act.owner) } }
        guard act.keyword == "for", let element = act.head.first, let all = act.head.last(where: { $0.kind == .name })
        else { return nil }
        return act.inner.map { $0.renamed(element.text, to: all.text) }
    }

    static func phrase(of act: CutAct, host: HostSubject) -> NamePhrase? {
        switch act.form {
        case .call: act.declared == nil ? ViewCallPhrases.phrase(of: act, host: host) : nil
        case .write: ViewWritePhrases.phrase(of: act)
        case .control, .other: nil
        }
    }
}
