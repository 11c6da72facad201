import Foundation
import Refactor

/// A folder with the sources of an app, and which of its files may hold controllers to rank.
struct AppFolder {
    /// As the user gave it, without a slash at the end.
    let path: String
    private let included: [PathPattern]
    private let excluded: [PathPattern]

    init(path: String, including included: [String], excluding excluded: [String]) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.included = included.map(PathPattern.init)
        self.excluded = excluded.map(PathPattern.init)
    }

    /// Folders of tests and of code that others wrote: read, since they use the controllers, but not ranked.
    static let leftOut = [
        "*Tests", "*Test", "*Specs", "__tests__", "3rdparty", "External", "Third Party", "Third-Party", "ThirdParty",
        "Vendor",
        "Vendors",
    ]

    /// Reads all files at once; those that cannot be read are told.
    /// Reads the app, with what the team says of its types.
    func read(told: [String: TypeClass] = [:]) throws(CommandError) -> (index: AppIndex, unread: [UnreadFile]) {
        let paths = try Disk.sourcePaths(below: path, including: included).map(full)
        let progress = Progress("reading", of: paths.count)
        let results = inParallel(paths) { path in
            defer { progress.step() }
            return Self.read(path)
        }
        progress.end()
        let files = results.compactMap(\.file)
        var facts = projectFacts(of: files, workers: CoreWorkers())
        facts.told = told
        return (
            AppIndex(files: files, glances: results.compactMap(\.glance), facts: facts), results.compactMap(\.unread)
        )
    }

    private struct ReadFile: Sendable {
        var file: SourceFile?
        var glance: GlancedFile?
        var unread: UnreadFile?
    }

    private static func read(_ path: String) -> ReadFile {
        do {
            let file = try Disk.read(path)
            return ReadFile(file: file, glance: GlancedFile(file))
        } catch {
            return ReadFile(unread: UnreadFile(path: path, reason: "\(error)"))
        }
    }

    /// The files that no `.gitignore` leaves out: those it does are read, since they may say what a controller inherits,
    /// but not ranked.
    func tracked() throws(CommandError) -> Set<String> {
        Set(try Disk.sourcePaths(below: path, including: included, ignoring: IgnoreRules(for: path)).map(full))
    }

    /// Returns true if a file's controllers are ranked.
    func isRanked(_ file: String) -> Bool {
        let name = path == "." ? file : String(file.dropFirst(root.count))
        if excluded.contains(where: { $0.matches(name) }) { return false }
        return included.contains { $0.matches(name) } || !Self.usual.contains { $0.matches(name) }
    }

    private static let usual = leftOut.map(PathPattern.init)

    private var root: String { path.hasSuffix("/") ? path : path + "/" }

    /// A path as the user can give it to another command.
    private func full(_ name: String) -> String { path == "." ? name : root + name }
}
