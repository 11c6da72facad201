import Rainbow
import Refactor

/// The account of an emission for a person.
struct LedgerText {
    let ledger: Ledger
    let folder: String

    func text() -> String {
        var lines = ["\("wrote".bold) \(ledger.files.count) file\(ledger.files.count == 1 ? "" : "s") into \(folder)"]
        lines += ledger.files.map { "  " + $0 }
        lines += (ledger.unchanged ?? []).map { "\($0) does not change and stays where it is" }
        lines += moved() + stayed() + widened() + generated() + tests()
        lines += ledger.package.map { PackageText(package: $0).lines() } ?? []
        return lines.joined(separator: "\n") + "\n"
    }

    private func moved() -> [String] {
        guard !ledger.moved.isEmpty else {
            return ["moved".bold + "  nothing: the view is written as it was, 'refactor plan' says why"]
        }
        var lines = [
            "moved".bold + "  \(ledger.moved.count) members, \(ledger.moved.reduce(0) { $0 + $1.lines }) lines"
        ]
        for role in Role.allCases.map(\.rawValue) {
            let members = ledger.moved.filter { $0.role == role }
            guard !members.isEmpty else { continue }
            let count = members.reduce(0) { $0 + $1.lines }
            lines.append("  to the \(role): \(members.count) members, \(count) lines")
        }
        return lines
    }

    private func stayed() -> [String] {
        let undecided = ledger.stayed.filter { $0.reason == StayReason.undecided.code }
        let later = ledger.stayed.filter { $0.reason == StayReason.laterStep(.view).code }
        let others = [StayReason.undecided.code, StayReason.laterStep(.view).code]
        let kept = ledger.stayed.filter { !others.contains($0.reason) }
        var lines: [String] = []
        if !kept.isEmpty {
            lines.append("stayed".bold + "  \(counted(kept)) that another role should have")
            lines += Table.lines(kept.map { [$0.id, $0.role, $0.because] })
        }
        if !later.isEmpty { lines.append("later".bold + "  \(counted(later)) that further steps take out") }
        if !undecided.isEmpty {
            lines.append("undecided".bold + "  \(counted(undecided)) nothing speaks clearly; pin a role in a plan file")
            lines.append("  " + undecided.map(\.id).joined(separator: ", "))
        }
        return lines
    }

    private func counted(_ members: [Ledger.Stayed]) -> String {
        let lines = members.reduce(0) { $0 + $1.lines }
        return "\(members.count) member\(members.count == 1 ? "" : "s"), \(lines) lines,"
    }

    private func widened() -> [String] {
        guard !ledger.widened.isEmpty else { return [] }
        return ["widened".bold + "  so that other files can see them"]
            + Table.lines(ledger.widened.map { [$0.id, "\($0.from) → \($0.to)"] })
    }

    private func generated() -> [String] {
        ledger.generated.isEmpty ? [] : ["generated".bold] + ledger.generated.map { "  " + $0 }
    }

    private func tests() -> [String] {
        guard let tests = ledger.tests else { return [] }
        let count = tests.files.count
        var lines = ["\("tests".bold)  \(count) file\(count == 1 ? "" : "s") into \(tests.folder)"]
        lines += tests.files.map { "  " + $0 }
        if !tests.omitted.isEmpty { lines += ["not tested".bold] + tests.omitted.map { "  " + $0 } }
        return lines
    }
}
