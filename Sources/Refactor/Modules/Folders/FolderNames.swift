/// The folders of sources, and which of them are parts of one target.
package enum FolderNames {
    /// The folder of a file: its name in a graph. What stands in no folder is in `.`.
    package static func folder(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The target that a folder belongs to: the first folder on the way to it, below `Sources` the second.
    package static func target(of folder: String) -> String {
        let parts = folder.split(separator: "/")
        return parts.prefix(["Source", "Sources"].contains(parts.first) ? 2 : 1).joined(separator: "/")
    }

    /// The last part of a folder's path.
    package static func name(of folder: String) -> String {
        folder.split(separator: "/").last.map(String.init) ?? folder
    }

    /// Returns true if one of two folders stands inside of the other.
    package static func areNested(_ first: String, _ second: String) -> Bool {
        first.hasPrefix(second + "/") || second.hasPrefix(first + "/")
    }
}
