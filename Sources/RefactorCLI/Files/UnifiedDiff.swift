/// A unified diff as `git apply` takes it.
enum UnifiedDiff {
    /// The diff from an existing text, or from nothing, to a new one; empty when they are equal.
    static func text(path: String, old: String?, new: String) -> String {
        let oldLines = lines(of: old ?? "")
        let newLines = lines(of: new)
        guard old == nil || oldLines != newLines else { return "" }
        var text = "diff --git a/\(path) b/\(path)\n"
        if old == nil { text += "new file mode 100644\n" }
        let changes = hunks(from: steps(from: oldLines, to: newLines)).map(spelled).joined()
        if !changes.isEmpty { text += "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n" }
        return text + changes
    }

    private enum Step {
        case keep(Substring)
        case remove(Substring)
        case add(Substring)
    }

    private struct Hunk {
        var oldStart: Int
        var newStart: Int
        var steps: [Step]
    }

    /// Lines with their breaks; the last one may lack it.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.utf8.startIndex
        var index = start
        while index < text.utf8.endIndex {
            let next = text.utf8.index(after: index)
            if text.utf8[index] == 10 {
                lines.append(text[start..<next])
                start = next
            }
            index = next
        }
        if start < text.utf8.endIndex { lines.append(text[start...]) }
        return lines
    }

    private static func steps(from old: [Substring], to new: [Substring]) -> [Step] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, removed.contains(oldIndex) {
                steps.append(.remove(old[oldIndex]))
                oldIndex += 1
            } else if newIndex < new.count, inserted.contains(newIndex) {
                steps.append(.add(new[newIndex]))
                newIndex += 1
            } else {
                steps.append(.keep(new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return steps
    }

    /// Changes with three lines of context; those that lie close share a hunk.
    private static func hunks(from steps: [Step]) -> [Hunk] {
        let context = 3
        let changed = steps.indices.filter { if case .keep = steps[$0] { false } else { true } }
        var ranges: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        var hunks: [Hunk] = []
        var position = (index: 0, old: 1, new: 1)
        for range in ranges {
            for step in steps[position.index..<range.lowerBound] { advance(&position, over: step) }
            hunks.append(Hunk(oldStart: position.old, newStart: position.new, steps: Array(steps[range])))
            for step in steps[range] { advance(&position, over: step) }
            position.index = range.upperBound
        }
        return hunks
    }

    private static func advance(_ position: inout (index: Int, old: Int, new: Int), over step: Step) {
        switch step {
        case .keep:
            position.old += 1
            position.new += 1
        case .remove: position.old += 1
        case .add: position.new += 1
        }
    }

    private static func spelled(_ hunk: Hunk) -> String {
        var body = ""
        var counts = (old: 0, new: 0)
        for step in hunk.steps {
            switch step {
            case .keep(let line):
                body += marked(" ", line)
                counts.old += 1
                counts.new += 1
            case .remove(let line):
                body += marked("-", line)
                counts.old += 1
            case .add(let line):
                body += marked("+", line)
                counts.new += 1
            }
        }
        let old = counts.old == 0 ? "0,0" : "\(hunk.oldStart),\(counts.old)"
        let new = counts.new == 0 ? "0,0" : "\(hunk.newStart),\(counts.new)"
        return "@@ -\(old) +\(new) @@\n" + body
    }

    private static func marked(_ mark: String, _ line: Substring) -> String {
        line.utf8.last == 10 ? "\(mark)\(line)" : "\(mark)\(line)\n\\ No newline at end of file\n"
    }
}
