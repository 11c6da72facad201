/// The name of statements that only tell a programmer something: `print("Fetch failed")` is `logFailure`.
enum ReportWords {
    static func name(of acts: [CutAct]) -> String? {
        guard !acts.isEmpty,
            acts.allSatisfy({ $0.form == .call && $0.chain.count == 1 && DeedWords.silent.contains($0.name) })
        else { return nil }
        let said = acts.flatMap { words(of: $0.arguments.flatMap(\.tokens).map(\.text).joined(separator: " ")) }
        let failures: Set<String> = [
            "cannot", "couldn", "err", "error", "fail", "failed", "failure", "unable", "wrong",
        ]
        return said.contains { failures.contains($0) } ? "logFailure" : "logState"
    }
}
