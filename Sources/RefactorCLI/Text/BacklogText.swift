import Rainbow
import Refactor

/// A backlog for a person at a terminal.
struct BacklogText {
    let folder: String
    let backlog: Backlog
    let trend: [TrendWeek]?

    func text() -> String {
        let parts = [head(), table(), weeks()]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func head() -> [String] {
        let counts = BacklogState.allCases.compactMap { state -> String? in
            let count = backlog.items.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        let gone = backlog.first - backlog.beyond
        return [
            "\(folder.bold)  \(amount(backlog.items.count, "view controller")): \(counts.joined(separator: ", "))",
            "\(amount(backlog.beyond, "line")) beyond the view, of \(grouped(backlog.first)) when they were listed"
                + (gone > 0 && backlog.first > 0 ? ": \(gone * 100 / backlog.first) % are gone" : ""),
        ]
    }

    private func table() -> [String] {
        guard !backlog.items.isEmpty else { return [] }
        let titles = ["", "controller", "state", "lines", "beyond", "first", "", ""]
        let rows = backlog.items.enumerated().map { index, item in
            [
                "\(index + 1)", item.name.bold, item.state.rawValue, grouped(item.lines), grouped(item.beyond),
                grouped(item.first), item.path, item.note ?? "",
            ]
        }
        return Table.lines([titles] + rows, right: [0, 3, 4, 5])
    }

    private func weeks() -> [String] {
        guard let trend, !trend.isEmpty else { return [] }
        let rows = trend.map { week in
            [
                week.week, String(week.commit.prefix(10)), grouped(week.controllers), grouped(week.lines),
                grouped(week.beyond),
            ]
        }
        return ["Week by week: commit, controllers, their lines, and those beyond the view".bold.underline]
            + Table.lines(rows, right: [2, 3, 4])
    }
}
