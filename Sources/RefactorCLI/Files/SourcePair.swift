import Foundation

/// The header and the implementation of an Objective-C class, which belong together.
enum SourcePair {
    /// The paths with the missing half of each pair, headers first; each file once.
    static func completed(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.flatMap(files).filter { seen.insert(Disk.realPath($0)).inserted }
    }

    /// A file and its counterpart beside it, if there is one.
    private static func files(for path: String) -> [String] {
        let stem = Paths.withoutEnding(path)
        switch Paths.ending(of: path) {
        case "m", "mm": return [stem + ".h"].filter(Disk.exists) + [path]
        case "h": return [path] + [stem + ".m", stem + ".mm"].filter(Disk.exists).prefix(1)
        default: return [path]
        }
    }
}
