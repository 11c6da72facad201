import Refactor

/// The history of a folder, as git tells it. Nothing is written, and no program of the repository is run.
struct GitHistory {
    struct Week {
        let number: Int
        let commit: String
    }

    let folder: String

    /// The last commit of each week on the way of first parents, up to the week of the newest; the oldest comes first.
    func weeks(_ count: Int) throws(CommandError) -> [Week] {
        let printed = try asking { () throws(Git.Failure) in
            try Git.output(of: ["log", "--first-parent", "--format=%H %ct", "HEAD"], in: folder)
        }
        let text = String(decoding: printed, as: UTF8.self)
        let commits = text.split(separator: "\n").compactMap { line -> (hash: String, week: Int)? in
            let words = line.split(separator: " ")
            guard words.count == 2, let seconds = Int(words[1]) else { return nil }
            return (String(words[0]), TrendWeek.number(ofSeconds: seconds))
        }
        guard let last = commits.first?.week else { return [] }
        return ((last - count + 1)...last).compactMap { number in
            commits.first { $0.week <= number }.map { Week(number: number, commit: $0.hash) }
        }
    }

    /// The files of a commit below the folder.
    func entries(of commit: String) throws(CommandError) -> [GitTree.Entry] {
        try asking { () throws(Git.Failure) in try GitTree(folder: folder).entries(of: commit) }
    }

    /// The contents of blobs, in their order.
    func contents(of blobs: [String]) throws(CommandError) -> [[UInt8]] {
        try asking { () throws(Git.Failure) in try GitTree(folder: folder).contents(of: blobs) }
    }

    private func asking<Answer>(_ git: () throws(Git.Failure) -> Answer) throws(CommandError) -> Answer {
        do {
            return try git()
        } catch {
            throw .history(folder: folder, reason: error.complaint)
        }
    }
}
