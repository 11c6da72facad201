/// The controllers of a code base, the one to refactor first at the top.
package struct ScanReport: Sendable, Equatable {
    /// The folder as the user gave it.
    package let folder: String
    /// The number of files that were looked at.
    package let files: Int
    package let entries: [ScanEntry]
    package let unread: [UnreadFile]
    /// Controllers in folders of tests and of code of others, and those that were excluded.
    package let leftOut: Int
    /// Controllers whose class stands in a file that cannot be parsed.
    package let lost: Int

    /// Ranks the entries: by score, then by lines, then by path.
    package init(folder: String, files: Int, entries: [ScanEntry], unread: [UnreadFile], leftOut: Int, lost: Int) {
        self.folder = folder
        self.files = files
        self.entries = entries.sorted(by: Self.isBefore)
        self.unread = unread.sorted { ($1.lines, $0.path) < ($0.lines, $1.path) }
        self.leftOut = leftOut
        self.lost = lost
    }

    /// Returns true if a controller is to be refactored before another one.
    package static func isBefore(_ left: ScanEntry, _ right: ScanEntry) -> Bool {
        (right.score, right.lines, left.path, left.line) < (left.score, left.lines, right.path, right.line)
    }

    /// The first so many that there is something to do about; with nil all there are.
    package func first(_ count: Int?) -> [ScanEntry] {
        guard let count else { return entries }
        return Array(entries.filter(\.advice.verdict.isWork).prefix(count))
    }

    package var massive: Int { entries.count { $0.advice.size.isMassive } }
}
