import Foundation
import Refactor

/// What is about to be renamed in a folder, written down before the first file is: so that the next start can finish what
/// a process that was ended had begun, and the folder is as it was before or as it should become, as a whole.
///
/// It lies with the files that wait. Of each it says which file that is, by the number that the system gave it, and what
/// stood in its place: where that is another file by now, somebody went on working, and nothing is renamed.
struct DiskJournal {
    static let name = "journal"
    /// As it is named until it is complete.
    static let unfinished = "journal.new"

    /// A file that waits, and its place below the folder.
    private struct Entry {
        let waiting: String
        let number: UInt64
        let present: String
        let place: String
    }

    private let folder: String
    private let room: String
    private var entries: [Entry] = []

    /// An empty one for the files that wait in a room of a folder.
    init(folder: String, room: String) {
        self.folder = folder.isEmpty ? "." : folder
        self.room = room
    }

    // MARK: - Writing

    /// Notes a file; one whose place is not below the folder is left out.
    mutating func add(waiting: String, place path: String) {
        guard path.hasPrefix(folder + "/") || folder == ".", let status = Self.status(of: room + "/" + waiting) else {
            return
        }
        let place = folder == "." && !path.hasPrefix("./") ? path : String(path.dropFirst(folder.count + 1))
        entries.append(
            Entry(waiting: waiting, number: UInt64(status.st_ino), present: Self.stamp(of: path), place: place))
    }

    var bytes: [UInt8] {
        Array(
            entries.map { "\($0.waiting) \($0.number) \($0.present) \($0.place)" }.joined(separator: "\0").utf8)
    }

    // MARK: - Reading

    /// The journal that lies in a room; nil where there is none, or one that nobody of us has written.
    init?(in room: String, of folder: String) {
        guard let file = try? Disk.read(room + "/" + Self.name) else { return nil }
        self.init(folder: folder, room: room)
        var seen: Set<String> = []
        for line in file.text.split(separator: "\0", omittingEmptySubsequences: false) {
            let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
            guard parts.count == 4, let number = UInt64(parts[1]), Int(parts[0]) != nil, seen.insert(parts[0]).inserted,
                Self.isBelow(parts[3])
            else { return nil }
            entries.append(Entry(waiting: parts[0], number: number, present: parts[2], place: parts[3]))
        }
    }

    /// Neither up nor into hidden folders: what lies in a cloned folder decides nothing outside of its own files.
    private static func isBelow(_ place: String) -> Bool {
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    }

    /// Renames what still waits, and says whether it did; nothing where somebody changed a file in the meantime.
    func finish() -> Bool {
        let waiting = entries.filter { Self.status(of: room + "/" + $0.waiting) != nil && !isPlaced($0) }
        guard !waiting.isEmpty, waiting.allSatisfy(isAsItWas) else { return false }
        for entry in waiting {
            let path = folder + "/" + entry.place
            try? FileManager.default.createDirectory(
                atPath: Paths.folder(of: path), withIntermediateDirectories: true)
            guard rename(room + "/" + entry.waiting, path) == 0 else { return false }
        }
        return true
    }

    /// Whether the file stands in its place already, under both names.
    private func isPlaced(_ entry: Entry) -> Bool {
        Self.status(of: folder + "/" + entry.place).map { UInt64($0.st_ino) == entry.number } ?? false
    }

    /// Whether the file that waits is the one that was written down, what stands in its place, too, and the place is no
    /// link's way out of the folder.
    private func isAsItWas(_ entry: Entry) -> Bool {
        guard let status = Self.status(of: room + "/" + entry.waiting), status.st_mode & S_IFMT == S_IFREG,
            UInt64(status.st_ino) == entry.number
        else { return false }
        let path = folder + "/" + entry.place
        let isInside = (Disk.realPath(Paths.folder(of: path)) + "/").hasPrefix(Disk.realPath(folder) + "/")
        return isInside && Self.stamp(of: path) == entry.present
    }

    // MARK: - Files

    private static func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    /// What is another text whenever a file is another one: its number, its size, and when it was written; `-` for none.
    private static func stamp(of path: String) -> String {
        guard let status = status(of: path) else { return "-" }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return "\(status.st_ino):\(status.st_size):\(time.tv_sec):\(time.tv_nsec)"
    }
}
