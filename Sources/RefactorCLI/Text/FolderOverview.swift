import Rainbow
import Refactor

/// The plans of all controllers of a folder: each on one screen, the one to refactor first at the top, and the sum.
struct FolderOverview {
    struct Planned: Sendable {
        let entry: ScanEntry
        let text: String
    }

    let folder: String
    let plans: [Planned]
    let unread: [UnreadFile]

    func text() -> String {
        let line = String(repeating: "─", count: 60)
        let parts = plans.map { $0.text + line + "\n" }
        return (parts + [sum()]).joined(separator: "\n")
    }

    private func sum() -> String {
        let titles = ["", "controller", "lines", "leaves", "parts", "now", ""]
        let rows = plans.enumerated().map { index, plan in
            let roles = plan.entry.advice.roles
            return [
                "\(index + 1)", plan.entry.name.bold, grouped(plan.entry.lines), grouped(roles.leaving),
                grouped(roles.partLines), grouped(roles.movingNow), plan.entry.advice.verdict.code,
            ]
        }
        func total(_ value: (ScanEntry) -> Int) -> String { grouped(plans.reduce(0) { $0 + value($1.entry) }) }
        let last = [
            "", "all", total(\.lines), total(\.advice.roles.leaving), total(\.advice.roles.partLines),
            total(\.advice.roles.movingNow), "",
        ]
        let head = "\(folder)  \(amount(plans.count, "view controller"))".bold
        let failed = unread.map { "  " + $0.reason }
        return
            ([head, ""] + Table.lines([titles] + rows + [last], right: [0, 2, 3, 4, 5])
            + (failed.isEmpty ? [] : ["", "Not read:"] + failed)).joined(separator: "\n") + "\n"
    }
}
