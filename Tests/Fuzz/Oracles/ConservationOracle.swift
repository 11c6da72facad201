/// Says what of a source is not found again.
struct ConservationOracle: Sendable {
    enum Strictness: Sendable {
        /// Everything but section marks is there as often as before, and nothing else is.
        case moved
        /// Nothing that is told apart is missing: code may be rewritten where it crosses a border.
        case emitted
    }

    let strictness: Strictness
    let kind: TextKind

    func faults(from before: Wording, to after: Wording) -> [Fault] {
        // Of statements that stand twice, one method is made, in which their literals and comments stand once.
        let isMerging = strictness == .emitted
        var faults = missing(before.comments, after.comments, "comment") {
            Self.isMark($0) || isMerging && after.comments[$0] != nil
        }
        switch strictness {
        case .moved:
            faults += missing(before.literals, after.literals, "literal") { _ in false }
            faults += missing(before.names, after.names, "name") { _ in false }
            faults += missing(before.signs, after.signs, "sign") { _ in false }
            faults += missing(after.literals, before.literals, "new literal") { _ in false }
            faults += missing(after.names, before.names, "new name") { _ in false }
        case .emitted:
            faults += missing(before.literals, after.literals, "literal") {
                Self.isRewritten($0) || after.literals[$0] != nil
            }
            let gone = before.names.keys.filter {
                after.names[$0] == nil && $0.hasPrefix("kept") || $0.hasPrefix("Kept")
            }
            let lost = gone.filter { after.names[$0] == nil }.sorted()
            if let name = lost.first { faults.append(Fault(oracle: .conservation, detail: "name '\(name)' is lost")) }
        }
        return faults
    }

    private func missing(
        _ before: [String: Int], _ after: [String: Int], _ what: String, but isFair: (String) -> Bool
    ) -> [Fault] {
        let lost = before.keys.filter { before[$0, default: 0] > after[$0, default: 0] && !isFair($0) }
            .sorted { ($1.count, $0) < ($0.count, $1) }
        return lost.prefix(1).map {
            Fault(oracle: .conservation, detail: "\(what) '\($0.prefix(200))' is lost")
        }
    }

    private static func isMark(_ comment: String) -> Bool { comment.contains("MARK:") || comment.hasPrefix("#") }

    /// What goes where an answer comes back in another way, or another object is asked.
    private static func isRewritten(_ literal: String) -> Bool {
        ["=", "?", "!", "", "->", "&"].contains(literal)
    }
}
