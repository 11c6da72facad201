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

    /// No call of git takes longer.
    private static let seconds = 120.0

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

    // MARK: - The program

    /// Writes all bytes, as long as somebody reads them.
    private static func pour(_ bytes: [UInt8], into file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func git(_ arguments: [String], input: String = "") throws(CommandError) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Settings of the user or of the repository change nothing.
        process.arguments =
            ["git", "--no-pager", "-c", "core.quotepath=off", "-c", "log.showSignature=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let (asked, told) = (Pipe(), Pipe())
        // Should git end early, that is told by what it leaves out.
        signal(SIGPIPE, SIG_IGN)
        process.standardInput = asked
        process.standardOutput = told
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .history(folder: folder, reason: "git cannot be started")
        }
        let (writer, child) = (asked.fileHandleForWriting, process.processIdentifier)
        let feeding = Thread {
            Self.pour(Array(input.utf8), into: writer.fileDescriptor)
            try? writer.close()
        }
        feeding.start()
        let end = DispatchWorkItem { kill(child, SIGTERM) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds, execute: end)
        let bytes = [UInt8](told.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        end.cancel()
        guard process.terminationStatus == 0 else {
            throw .history(folder: folder, reason: "it is no repository of git with a commit, or git took too long")
        }
        return bytes
    }
}
