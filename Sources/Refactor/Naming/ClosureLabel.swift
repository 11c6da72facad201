/// The label of a closure, which tells when it runs: `failure: { … }`, `onDidDismiss: { … }`.
struct ClosureLabel {
    private let parts: [String]

    /// - Parameter call: the source of a call up to the closure.
    init?(of call: String) {
        let tokens = CutToken.tokens(of: call)
        guard let last = tokens.last, last.isMark(":"), let name = tokens.dropLast().last, name.kind == .name else {
            return nil
        }
        parts = plainParts(of: name.text)
    }

    /// True for `failure`, `onError`, `errorHandler`.
    var isFailure: Bool {
        let words = own.map { $0.lowercased() }.filter { !["block", "callback", "closure", "handler"].contains($0) }
        return words.count == 1 && ["error", "fail", "failed", "failure"].contains(words[0])
    }

    /// Returns the event that it tells of its own: `onDidDismiss` of a prompt is `didDismissPrompt`, `onAccessDenied` is
    /// `accessDenied`. A completion says no more than that the call is done.
    func event(of noun: String) -> String? {
        let words = own.map { $0.lowercased() }
        guard let first = words.first else { return nil }
        if ["did", "will"].contains(first) { return lowercasedName(own) + (words.count == 2 ? noun : "") }
        guard own.count < parts.count, !Self.done.contains(first) else { return nil }
        if own.count > 1, words.last?.hasSuffix("ed") == true { return lowercasedName(own) }
        guard HostWords.isVerb(first) else { return nil }
        return "did" + capitalized(own) + (own.count == 1 ? noun : "")
    }

    /// Without `on`.
    private var own: [String] { parts.count > 1 && parts[0].lowercased() == "on" ? Array(parts.dropFirst()) : parts }

    private static let done: Set<String> = ["complete", "finish", "succeed"]
}
