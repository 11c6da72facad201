import Foundation

/// The leftovers in a folder of a process that was ended while it wrote: `.refactor-4711`, with files that wait for
/// their places; with a journal, they go there.
enum DiskLeftovers {
    static let prefix = ".refactor-"

    /// Clears a folder that nobody writes into at the moment, and says so.
    static func clearUnlessLocked(_ folder: String) {
        let descriptor = open(folder, O_RDONLY)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { clear([folder]) }
    }

    /// Clears folders whose locks are held: who else wrote there has ended.
    static func clear(_ folders: [String]) {
        let held = Set(folders.map { Disk.realPath($0.isEmpty ? "." : $0) })
        for folder in folders {
            for name in Disk.names(in: folder.isEmpty ? "." : folder) where isOurs(name) {
                let path = folder.isEmpty ? name : folder + "/" + name
                var status = stat()
                if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { clear(path, in: folder, held: held) }
            }
        }
    }

    private static func clear(_ room: String, in folder: String, held: Set<String>) {
        let journals = DiskJournal.ofRun(with: room, in: folder)
        var locks: [Int32] = []
        defer { for lock in locks { close(lock) } }
        for journal in journals where !held.contains(Disk.realPath(journal.folder)) {
            locks.append(open(journal.folder, O_RDONLY))
            // Somebody writes into the other folder: who starts next clears both.
            guard locks.last.map({ $0 >= 0 && flock($0, LOCK_EX | LOCK_NB) == 0 }) == true else { return }
        }
        var isFinished = false
        if journals.allSatisfy(\.canBeFinished) {
            for journal in journals where journal.finish() { isFinished = true }
        }
        for journal in journals { remove(journal.room) }
        remove(room)
        if isFinished {
            let folders = Set(journals.map { "'\($0.folder)'" }).sorted().joined(separator: " and ")
            Terminal.remark("finished in \(folders) what a run that was ended while it wrote had begun")
        } else if !Disk.exists(room) {
            Terminal.remark("removed '\(room)', which a run that was ended while it wrote had left")
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
