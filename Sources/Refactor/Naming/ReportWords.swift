/// The name of statements that only tell a programmer something: `print("Fetch failed")` is `logFailure`.
enum ReportWords {
    static func name(of acts: [CutAct]) -> String? {
        if let told = acts.first, acts.allSatisfy({ $0.chain.count > 1 && isReport($0) }) { return told.tracked }
        guard !acts.isEmpty,
            acts.allSatisfy({ $0.form == .call && $0.chain.count == 1 && DeedWords.silent.contains($0.name) })
        else { return nil }
        let said = acts.flatMap { words(of: $0.arguments.flatMap(\.tokens).map(\.text).joined(separator: " ")) }
        let failures: Set<String> = [
            "cannot", "couldn", "err", "error", "fail", "failed", "failure", "unable", "wrong",
        ]
        return said.contains { failures.contains($0) } ? "logFailure" : "logState"
    }

    /// Returns true for what is told to the analytics or a log, which names nothing that is done beside it.
    static func isReport(_ act: CutAct) -> Bool {
        guard act.form == .call, act.declared == nil else { return false }
        if ["log", "print", "report", "track"].contains(plainParts(of: act.name).first ?? "") { return true }
        return act.chain.dropLast().contains { TypeWords.classify($0) == .log }
    }
}

extension CutAct {
    /// `Analytics.track(.loginShown)` is `trackLoginShown`; nil where nothing names the event.
    fileprivate var tracked: String? {
        let parts = plainParts(of: name)
        if parts.count > 1, parts.first == "track" { return lowercasedName(parts) }
        guard let event = arguments.first, let noun = StorageKey.noun(event.tokens) else { return nil }
        return TypeWords.classify(owner) == .log && parts.first == "log" ? "log" + noun : "track" + noun
    }
}
