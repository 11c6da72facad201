import Refactor

/// The source of a plan as markup: a block for each member, a line for each line.
struct PlanPageSource {
    let plan: Plan
    let lines: PlanPageLines

    var markup: String {
        let remarks = remarks()
        return plan.controller.files.indices.map { file in
            section(of: file, remarks[file])
        }.joined(separator: "\n")
    }

    private func section(of number: Int, _ remarks: [Int: String]) -> String {
        let file = plan.controller.files[number].file
        let found = lines.files[number]
        var text = "<section class=\"file\" id=\"file-\(number)\"><h2>\(PlanPageText.escaped(file.name))</h2>"
        var start = 0
        while start < found.count {
            let end = found[start...].firstIndex { $0.member != found[start].member } ?? found.count
            text += head(of: found[start].member, lines: end - start)
            for index in start..<end {
                text += row(found[index], index + 1, Self.text(of: index + 1, in: file), remark: remarks[index + 1])
            }
            text += "</div>"
            start = end
        }
        return text + "</section>"
    }

    /// The columns of the longest line with its remark; wide letters take two.
    var columns: Int {
        let remarks = remarks()
        return plan.controller.files.indices.flatMap { number in
            let file = plan.controller.files[number].file
            return (1...max(1, file.lineCount)).map { line in
                Self.columns(of: Self.text(of: line, in: file))
                    + (remarks[number][line].map { Self.columns(of: $0) + 2 } ?? 0)
            }
        }.max() ?? 0
    }

    private static func columns(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { count, scalar in
            if scalar == "\t" { return count / 4 * 4 + 4 }
            return count + (scalar.value < 0x1100 ? scalar.value < 32 ? 8 : 1 : 2)
        }
    }

    private func head(of index: Int?, lines: Int) -> String {
        guard let index else { return "<div class=\"block\" style=\"--n:\(lines)\">" }
        let member = plan.controller.members[index]
        let assignment = plan.assignments[index]
        let label =
            "\(member.id), \(plan.placements[index].role.rawValue), \(assignment.confidence.rawValue) confidence"
        return "<div class=\"block\" data-m=\"\(index)\" role=\"group\" tabindex=\"-1\" style=\"--n:\(lines)\""
            + " aria-label=\"\(PlanPageText.escaped(label))\">"
    }

    private func row(_ line: PlanPageLines.Line, _ number: Int, _ text: String, remark: String?) -> String {
        let role = line.role == .view ? "" : " data-r=\"\(line.role.rawValue)\""
        let wanted = line.wanted.map { " data-w=\"\($0.rawValue)\"" } ?? ""
        let open = line.isUndecided ? " data-u" : ""
        let crossing = remark.map { " data-x=\"\(PlanPageText.escaped($0))\"" } ?? ""
        return
            "<div class=\"l\" data-n=\"\(number)\"\(role)\(wanted)\(open)\(crossing)>\(PlanPageText.escaped(text))</div>"
    }

    /// A line without its end, and without a byte order mark.
    private static func text(of line: Int, in file: SourceFile) -> String {
        let start = file.lineStarts[line - 1]
        var end = line < file.lineStarts.count ? file.lineStarts[line] - 1 : file.bytes.count
        if end > start, file.bytes[end - 1] == 13 { end -= 1 }
        let hasMark = line == 1 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return file.text((hasMark ? start + 3 : start)..<end)
    }

    /// The uses that cross on a line, by file and line.
    private func remarks() -> [[Int: String]] {
        var found = [[Int: [String]]](repeating: [:], count: plan.controller.files.count)
        for crossing in PlanPageCrossings.entries(of: plan) {
            let file = plan.controller.members[crossing.from].file
            let text = "→ \(crossing.role).\(crossing.name)"
            guard found[file][crossing.line]?.contains(text) != true else { continue }
            found[file][crossing.line, default: []].append(text)
        }
        return found.map { $0.mapValues { $0.joined(separator: "  ") } }
    }
}
