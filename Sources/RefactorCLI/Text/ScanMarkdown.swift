import Refactor

/// A scan as Markdown, for a page of documentation or an issue.
struct ScanMarkdown {
    let report: ScanReport
    /// The number of controllers to list; nil for all.
    let count: Int?

    private var entries: [ScanEntry] { report.first(count) }

    func text() -> String {
        var lines = [
            "# Controllers to refactor first", "",
            "\(amount(report.files, "file")), \(amount(report.entries.count, "view controller")), "
                + "\(report.massive) of them massive.",
        ]
        lines += table() + reasons() + unread()
        return lines.joined(separator: "\n") + "\n"
    }

    private func table() -> [String] {
        guard !entries.isEmpty else { return [] }
        let head = [
            "", "controller", "lines", "members", "sections", "mixed", "view", "presenter", "interactor", "router",
            "other", "undecided", "leaves", "parts", "now", "massive",
        ]
        let rows = entries.enumerated().map { index, entry -> [String] in
            let roles = entry.advice.roles
            let other = (roles.decided[.entity] ?? 0) + (roles.decided[.service] ?? 0)
            return ["\(index + 1)", "`\(entry.name)`", grouped(entry.lines), "\(entry.members)", "\(entry.sections)"]
                + ["\(entry.mixed)"]
                + [Role.view, .presenter, .interactor, .router].map { grouped(roles.decided[$0] ?? 0) }
                + [grouped(other), "\(entry.undecidedShare) %", grouped(roles.leaving)]
                + [grouped(roles.partLines), grouped(roles.movingNow)]
                + [entry.advice.size.isMassive ? "yes" : "no"]
        }
        let ruler = ["---:", "---"] + Array(repeating: "---:", count: 13) + ["---"]
        return [""] + ([head, ruler] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    private func reasons() -> [String] {
        guard !entries.isEmpty else { return [] }
        return ["", "## Why, and what to do", ""]
            + entries.enumerated().map { index, entry in
                "\(index + 1). **\(entry.name)** (`\(entry.path)`): \(entry.reason). \(entry.advice.brief)"
            }
    }

    private func unread() -> [String] {
        report.unread.isEmpty
            ? [] : ["", "## Files that could not be read", ""] + report.unread.map { "- " + $0.reason }
    }
}
