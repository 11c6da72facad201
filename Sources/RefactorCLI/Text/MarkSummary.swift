import Refactor

/// The summary of what `mark` did, in sentences for standard error.
struct MarkSummary {
    private static let mostNames = 8

    let marking: Marking
    let mode: MarkMode
    let isWritten: Bool

    func text() -> String {
        var lines = marking.accounts.flatMap(lines)
        if isWritten { lines += marking.files.filter(\.isChanged).map { "wrote \($0.path)" } }
        return lines.joined(separator: "\n")
    }

    private var isChanged: Bool { marking.files.contains(where: \.isChanged) }

    private func lines(of account: MarkAccount) -> [String] {
        var lines = [summary(of: account)]
        var stays = account.stays[...]
        while let first = stays.first {
            let same = stays.filter { $0.reason == first.reason }
            let names = Sentence.list(same.map { "\($0.member) (line \($0.line))" })
            lines.append("  \(first.reason.phrase): \(names)")
            stays.removeAll { $0.reason == first.reason }
        }
        for whole in account.wholeExtensions where isChanged {
            lines.append(
                "  line \(whole.line): the extension for \(whole.head) stays as it is, \(count(whole.members))")
        }
        if isChanged, !account.unsure.isEmpty { lines.append("  least sure: \(names(account.unsure))") }
        if !account.strangers.isEmpty {
            lines.append(
                "  under their neighbours' mark: \(names(account.strangers)); --move takes them to their group")
        }
        return lines
    }

    private func summary(of account: MarkAccount) -> String {
        guard isChanged else { return "\(account.controller): nothing to do, \(count(account.members)) in order" }
        let marks = "\(account.marks) mark\(account.marks == 1 ? "" : "s")"
        switch mode {
        case .annotate: return "\(account.controller): \(count(account.members)) under \(marks), none moved"
        case .move:
            let kept = account.stays.isEmpty ? "" : "; \(account.stays.count) stay where they are:"
            return "\(account.controller): moved \(account.moved) of \(count(account.members)) under \(marks)\(kept)"
        }
    }

    private func count(_ members: Int) -> String { "\(members) member\(members == 1 ? "" : "s")" }

    private func names(_ members: [MarkAccount.Unsure]) -> String {
        let named = members.prefix(Self.mostNames).map { "\($0.member) (line \($0.line))" }
        let rest = members.count - named.count
        return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
