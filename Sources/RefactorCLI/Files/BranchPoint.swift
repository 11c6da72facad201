import Refactor

/// The commit where the present branch left another one.
enum BranchPoint {
    /// The sources, storyboards and xibs below a folder as they were there.
    static func files(below folder: String, before reference: String) throws(CommandError) -> [SourceFile] {
        if reference.isEmpty || reference.hasPrefix("-") { throw .git("'\(reference)' names no commit") }
        do throws(Git.Failure) {
            let tree = GitTree(folder: folder)
            let entries = try tree.entries(of: commit(before: reference, in: folder))
                .filter { Disk.isSourcePath($0.path) }.sorted { $0.path < $1.path }
            let contents = try tree.contents(of: entries.map(\.blob))
            return zip(entries, contents).map { SourceFile(path: $0.path, bytes: $1) }
        } catch {
            throw .git(error.complaint)
        }
    }

    private static func commit(before reference: String, in folder: String) throws(Git.Failure) -> String {
        let printed = try Git.output(of: ["merge-base", reference, "HEAD"], in: folder)
        let line = String(decoding: printed, as: UTF8.self).prefix { !$0.isNewline }
        guard line.count >= 40, line.allSatisfy(\.isHexDigit) else {
            throw Git.Failure(complaint: "the two have no commit in common")
        }
        return String(line)
    }
}
