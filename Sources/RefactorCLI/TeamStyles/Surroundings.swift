import Foundation

/// The folders around a file, as far as its repository goes.
enum Surroundings {
    /// A folder and those above it up to the root of the repository, the nearest first; spelled from the working folder
    /// where that is above.
    static func folders(around folder: String) -> [String] {
        var folders: [String] = []
        var current = Disk.realPath(folder.isEmpty ? "." : folder)
        while true {
            folders.append(current)
            if current == "/" || Disk.exists(path(".git", in: current)) { break }
            current = Paths.folder(of: current)
        }
        return folders.map(shortened)
    }

    /// A folder, or the nearest one above it that is there.
    static func existing(_ folder: String) -> String {
        var folder = Disk.realPath(folder.isEmpty ? "." : folder)
        while folder != "/", !Disk.isFolder(folder) { folder = Paths.folder(of: folder) }
        return folder
    }

    /// The folder of a file, or the folder itself.
    static func folder(of path: String) -> String {
        Disk.isFolder(path) ? path : Paths.folder(of: path)
    }

    static func path(_ name: String, in folder: String) -> String {
        folder.isEmpty || folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
    }

    /// A path from the working folder, for a person.
    private static func shortened(_ path: String) -> String {
        let base = Disk.realPath(".")
        if path == base { return "." }
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}
