import Refactor

/// The sources of a folder as they were where a branch began.
enum GitTree {
    /// The sources, storyboards and xibs below a folder, in the commit where the present branch left another one.
    static func files(below folder: String, before reference: String) throws(CommandError) -> [SourceFile] {
        if reference.isEmpty || reference.hasPrefix("-") { throw .git("'\(reference)' names no commit") }
        let base = try commit(text(git(["merge-base", reference, "HEAD"], in: folder)))
        let listed = try git(["ls-tree", "-r", "-z", "--name-only", base, "."], in: folder)
        let names = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            .filter { Disk.isSourcePath($0) && !$0.contains("\n") }.sorted()
        let asked = names.map { "\(base):./\($0)\n" }.joined()
        let contents = try git(["cat-file", "--batch"], in: folder, input: Array(asked.utf8))
        return files(named: names, in: contents)
    }

    private static func git(
        _ arguments: [String], in folder: String, input: [UInt8] = []
    ) throws(CommandError) -> [UInt8] {
        do {
            return try Git.output(of: arguments, in: folder, input: input)
        } catch {
            throw .git(error.complaint)
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The first line that git prints, if it is one commit.
    private static func commit(_ text: String) throws(CommandError) -> String {
        let line = text.prefix { !$0.isNewline }
        guard line.count >= 40, line.allSatisfy(\.isHexDigit) else { throw .git("the two have no commit in common") }
        return String(line)
    }

    /// `HASH blob SIZE`, a line end, the bytes and a line end for each name; what is no file has one line.
    private static func files(named names: [String], in contents: [UInt8]) -> [SourceFile] {
        var found: [SourceFile] = []
        var start = contents.startIndex
        for name in names {
            guard let end = contents[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            let words = text(Array(contents[start..<end])).split(separator: " ")
            start = end + 1
            guard words.count == 3, let size = Int(words[2]), start + size <= contents.endIndex else { continue }
            if words[1] == "blob" { found.append(SourceFile(path: name, bytes: Array(contents[start..<start + size]))) }
            start = min(start + size + 1, contents.endIndex)
        }
        return found
    }
}
