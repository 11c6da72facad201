import Rainbow
import Refactor

/// A scan for a person at a terminal.
struct ScanText {
    let report: ScanReport
    /// The number of controllers to list; nil for all.
    let count: Int?

    private var entries: [ScanEntry] { report.first(count) }

    func text() -> String {
        let parts = [head(), table(), reasons(), titled("Remarks", remarks()), next()]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func head() -> [String] {
        let found = report.entries.isEmpty ? "no view controller" : amount(report.entries.count, "view controller")
        let massive = report.massive == 0 ? "" : ", \(report.massive) of them massive"
        return ["\(report.folder.bold)  \(amount(report.files, "file")), \(found)\(massive)"]
    }

    private func table() -> [String] {
        guard !entries.isEmpty else { return [] }
        let titles = [
            "", "controller", "lines", "members", "sections", "mixed", "view", "presenter", "interactor", "router",
            "other", "undecided", "leaves", "parts", "now", "",
        ]
        let rows = entries.enumerated().map { index, entry in row(entry, rank: index + 1) }
        return [title("Lines of each role; what should leave: whole members, parts of methods; and what moves now")]
            + Table.lines([titles] + rows, right: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    }

    private func row(_ entry: ScanEntry, rank: Int) -> [String] {
        let roles = entry.advice.roles
        func lines(_ role: Role) -> Int { roles.decided[role] ?? 0 }
        return [
            "\(rank)", entry.name.bold, grouped(entry.lines), "\(entry.members)", "\(entry.sections)",
            "\(entry.mixed)", grouped(lines(.view)), grouped(lines(.presenter)), grouped(lines(.interactor)),
            grouped(lines(.router)), grouped(lines(.entity) + lines(.service)), "\(entry.undecidedShare) %",
            grouped(roles.leaving), grouped(roles.partLines), grouped(roles.movingNow),
            entry.advice.size.isMassive ? "massive".red : "",
        ]
    }

    private func reasons() -> [String] {
        guard !entries.isEmpty else { return [] }
        let blocks = entries.enumerated().map { index, entry in
            [
                "  \(index + 1). \(entry.name.bold)  \(entry.path):\(entry.line)", "     \(entry.reason)",
                "     \(entry.advice.brief)",
            ].joined(separator: "\n")
        }
        return [title("Why, and what to do")] + blocks
    }

    private func remarks() -> [String] {
        var lines: [String] = []
        let worth = report.entries.count { $0.advice.verdict.isWork }
        let more = worth - entries.count
        if more > 0 { lines.append("  \(amount(more, "more controller")) with a lower score: --top N lists them") }
        if count != nil, worth < report.entries.count {
            let rest = amount(report.entries.count - worth, "controller")
            lines.append("  \(rest) with nothing worth doing: --all lists them too")
        }
        if report.leftOut > 0 {
            let left = amount(report.leftOut, "controller")
            lines.append("  \(left) in folders that are not ranked, tests or others' code: --include NAME ranks them")
        }
        return lines + unread()
    }

    /// Files that could not be read; the largest are named.
    private func unread() -> [String] {
        guard !report.unread.isEmpty else { return [] }
        let shown = count == nil ? report.unread.count : min(5, report.unread.count)
        let lost = report.lost == 0 ? "" : ", and so \(amount(report.lost, "controller")) could not be ranked"
        var lines = ["  \(amount(report.unread.count, "file")) could not be read\(lost):"]
        lines += report.unread.prefix(shown).map { "    " + $0.reason }
        if shown < report.unread.count { lines.append("    and \(report.unread.count - shown) more: --all names them") }
        return lines
    }

    private func next() -> [String] {
        guard let first = entries.first else { return [] }
        let files = first.files.map { quoted($0) }.joined(separator: " ")
        return [
            title("Next"),
            "  refactor plan \(files) --type \(first.name) --project \(quoted(report.folder))",
        ]
    }

    private func quoted(_ path: String) -> String { path.contains(" ") ? "'\(path)'" : path }

    private func titled(_ text: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [title(text)] + lines }

    private func title(_ text: String) -> String { text.bold.underline }
}
