/// A backlog as a contract for other programs; `refactor backlog --format json` prints it. Additions are free, changes are not.
package struct BacklogDocument: Codable, Equatable, Sendable {
    package struct ControllerEntry: Codable, Equatable, Sendable {
        package let rank: Int
        package let name: String
        package let path: String
        package let state: String
        package let lines: Int
        /// Lines that other roles should have, and those it had when it was listed.
        package let beyond: Int
        package let first: Int
        package let score: Int
        package let advice: String
        package var note: String?
    }

    package let schema: Int
    package let folder: String
    package let controllers: [ControllerEntry]
    /// The number of controllers in each state.
    package let states: [String: Int]
    package let beyond: Int
    package let first: Int
    /// By weeks; left out where it was not asked for.
    package var trend: [TrendWeek]?
}

/// A backlog as a document.
package func document(of backlog: Backlog, in folder: String, trend: [TrendWeek]?) -> BacklogDocument {
    var states = Dictionary(uniqueKeysWithValues: BacklogState.allCases.map { ($0.rawValue, 0) })
    for item in backlog.items { states[item.state.rawValue, default: 0] += 1 }
    return BacklogDocument(
        schema: 1, folder: folder,
        controllers: backlog.items.enumerated().map { index, item in
            BacklogDocument.ControllerEntry(
                rank: index + 1, name: item.name, path: item.path, state: item.state.rawValue, lines: item.lines,
                beyond: item.beyond, first: item.first, score: item.score, advice: item.advice, note: item.note)
        }, states: states, beyond: backlog.beyond, first: backlog.first, trend: trend)
}
