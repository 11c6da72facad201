/// The comments and blank lines that a person wrote in a plan file, to stand where they stood when it is written anew.
struct PlanFileComments {
    /// The comments around a line.
    private struct Remarks {
        /// Above the comments that we write over it, and between them and it.
        var outer: [String] = []
        var inner: [String] = []
        /// Behind its value.
        var behind = ""
    }

    private let rows: [PlanFileRow]

    init(in text: String) { rows = PlanFileRow.rows(of: text) }

    /// A new text of the plan with the comments: each above or behind the line that it was about. What was about a line
    /// that is no more stands before the next one.
    func kept(in text: String) -> String {
        let new = PlanFileRow.rows(of: text)
        let (remarks, rest) = remarks(on: new)
        var lines: [String] = []
        var ours: [String] = []
        for row in new {
            guard let place = row.place else {
                ours.append(row.line)
                continue
            }
            let found = remarks[place, default: Remarks()]
            lines += found.outer + ours + found.inner + [row.line + found.behind]
            ours = []
        }
        return (lines + ours + rest).joined(separator: "\n") + "\n"
    }

    /// By lines of the new text, and what follows the last of them.
    private func remarks(on new: [PlanFileRow]) -> ([PlanFileRow.Place: Remarks], rest: [String]) {
        let ours = Set(new.filter { $0.place == nil }.map(\.content))
        let places = Set(new.compactMap(\.place))
        var remarks: [PlanFileRow.Place: Remarks] = [:]
        var waiting: [(line: String, isBehindOurs: Bool)] = []
        var isBehindOurs = false
        for row in rows {
            guard let place = row.place else {
                if ours.contains(row.content) { isBehindOurs = true } else { waiting.append((row.line, isBehindOurs)) }
                continue
            }
            isBehindOurs = false
            if places.contains(place), remarks[place] == nil {
                var found = Remarks(behind: row.comment.map { "  " + $0 } ?? "")
                found.outer = waiting.filter { !$0.isBehindOurs }.map(\.line)
                found.inner = waiting.filter(\.isBehindOurs).map(\.line)
                remarks[place] = found
                waiting = []
            } else if let comment = row.comment {
                waiting.append((row.indent + comment, false))
            }
        }
        while waiting.last?.line.allSatisfy(\.isWhitespace) == true { waiting.removeLast() }
        return (remarks, waiting.map(\.line))
    }
}
