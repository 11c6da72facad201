import Foundation

/// What a process that was ended while it wrote left in a folder: `.refactor-4711`, with files that wait for their places;
/// with a journal, they go there.
enum DiskLeftovers {
    static let prefix = ".refactor-"

    /// Clears a folder that nobody writes into at the moment, and says so.
    static func clearUnlessLocked(_ folder: String) {
        let descriptor = open(folder, O_RDONLY)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { clear(folder) }
    }

    /// Clears a folder whose lock is held: who else wrote there has ended.
    static func clear(_ folder: String) {
        for name in Disk.names(in: folder.isEmpty ? "." : folder) where isOurs(name) {
            let path = folder.isEmpty ? name : folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            let isFinished = DiskJournal(in: path, of: folder)?.finish() ?? false
            remove(path)
            if isFinished {
                Terminal.remark("finished in '\(folder)' what a run that was ended while it wrote had begun")
            } else if !Disk.exists(path) {
                Terminal.remark("removed '\(path)', which a run that was ended while it wrote had left")
            }
        }
    }

    /// Removes the folder with the files that are named as those that wait; with any other file in it, it stays.
    static func remove(_ path: String) {
        for name in Disk.names(in: path) {
            let number = name.hasSuffix(".before") ? name.dropLast(7) : name[...]
            let isJournal = [DiskJournal.name, DiskJournal.unfinished].contains(name)
            if isNumber(number) || isJournal { unlink(path + "/" + name) }
        }
        rmdir(path)
    }

    private static func isOurs(_ name: String) -> Bool {
        name.hasPrefix(prefix) && isNumber(name.dropFirst(prefix.count))
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    }
}
