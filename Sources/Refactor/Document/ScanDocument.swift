/// A scan as a contract for other programs; `refactor scan --format json` prints it. Additions are free, changes are not.
package struct ScanDocument: Codable, Equatable, Sendable {
    package struct ControllerEntry: Codable, Equatable, Sendable {
        package let rank: Int
        package let name: String
        package let language: String
        @NullEncoded package var superclass: String?
        package let path: String
        package let line: Int
        package let files: [String]
        /// Files that add to the class in the other language; nothing counts them.
        package let otherFiles: [String]
        package let lines: Int
        package let members: Int
        package let sections: Int
        /// The number of responsibilities of the decided members.
        package let mixed: Int
        package let linesByResponsibility: [String: Int]
        /// In per cent of the members' lines.
        package let undecidedShare: Int
        package let score: Int
        package let reason: String
        package let advice: [String]
        package let verdict: PlanDocument.VerdictEntry
    }

    package let schema: Int
    package let folder: String
    package let files: Int
    /// The number of controllers that were found; `ranking` may hold fewer.
    package let controllers: Int
    package let massive: Int
    /// Controllers in folders that are not ranked.
    package let leftOut: Int
    /// Controllers in files that cannot be parsed.
    package let lost: Int
    package let ranking: [ControllerEntry]
    package let unread: [UnreadFile]
}

/// The first controllers of a report as a document; with nil all.
package func document(of report: ScanReport, first count: Int?) -> ScanDocument {
    ScanDocument(
        schema: 1, folder: report.folder, files: report.files, controllers: report.entries.count,
        massive: report.massive, leftOut: report.leftOut, lost: report.lost,
        ranking: report.first(count).enumerated().map { ScanDocument.ControllerEntry($1, rank: $0 + 1) },
        unread: report.unread)
}

extension ScanDocument.ControllerEntry {
    fileprivate init(_ entry: ScanEntry, rank: Int) {
        self.init(
            rank: rank, name: entry.name, language: entry.language.rawValue, superclass: entry.superclass,
            path: entry.path, line: entry.line, files: entry.files, otherFiles: entry.otherFiles, lines: entry.lines,
            members: entry.members,
            sections: entry.sections, mixed: entry.mixed,
            linesByResponsibility: Dictionary(
                uniqueKeysWithValues: entry.advice.roles.responsibilities.map { ($0.key.rawValue, $0.value) }),
            undecidedShare: entry.undecidedShare, score: entry.score, reason: entry.reason,
            advice: entry.advice.sentences, verdict: PlanDocument.VerdictEntry(of: entry.advice))
    }
}
