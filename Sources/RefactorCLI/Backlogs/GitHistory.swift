import Foundation
import Refactor

/// The history of a folder, as git tells it. Nothing is written, and no program of the repository is run.
struct GitHistory {
    /// A file of a commit, with the name of its content.
    struct Entry: Hashable, Sendable {
        let path: String
        let blob: String
    }

    struct Week {
        let number: Int
        let commit: String
    }

    let folder: String

    /// The last commit of each week on the way of first parents, up to the week of the newest; the oldest comes first.
    func weeks(_ count: Int) throws(CommandError) -> [Week] {
        let text = String(decoding: try git(["log", "--first-parent", "--format=%H %ct", "HEAD"]), as: UTF8.self)
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
    func entries(of commit: String) throws(CommandError) -> [Entry] {
        let bytes = try git(["ls-tree", "-r", "-z", commit])
        return bytes.split(separator: 0).compactMap { line in
            // 100644 blob HASH<tab>path; links and modules of others have other words.
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t"), text.hasPrefix("100") else { return nil }
            let words = text[..<tab].split(separator: " ")
            guard words.count == 3 else { return nil }
            return Entry(path: String(text[text.index(after: tab)...]), blob: String(words[2]))
        }
    }

    /// The contents of blobs, in their order.
    func contents(of blobs: [String]) throws(CommandError) -> [[UInt8]] {
        guard !blobs.isEmpty else { return [] }
        let bytes = try git(["cat-file", "--batch"], input: blobs.joined(separator: "\n") + "\n")
        var contents: [[UInt8]] = []
        var position = 0
        while position < bytes.count, let end = bytes[position...].firstIndex(of: 10) {
            // HASH blob SIZE
            let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
            guard words.count == 3, let size = Int(words[2]), end + 1 + size <= bytes.count else { break }
            contents.append(Array(bytes[(end + 1)..<(end + 1 + size)]))
            position = end + size + 2
        }
        guard contents.count == blobs.count else {
            throw .history(folder: folder, reason: "git left out contents of files")
        }
        return contents
    }

    private func git(_ arguments: [String], input: String = "") throws(CommandError) -> [UInt8] {
        do {
            return try Git.output(of: arguments, in: folder, input: Array(input.utf8))
        } catch {
            throw .history(folder: folder, reason: error.complaint)
        }
    }
}
