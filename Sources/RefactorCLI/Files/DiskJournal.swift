import Foundation
import Refactor

/// The journal of what is about to be renamed in a folder, written down before the first file is: so that the next
/// start can finish what a process that was ended had begun, and the folder is as it was before or as it should become,
/// as a whole.
///
/// It lies with the files that wait. Of each it says which file that is, by the number that the system gave it, and what
/// stood in its place: where that is another file by now, somebody went on working, and nothing is renamed.
///
/// Files that come into several folders have one in each. The first names the others and is put down last: from then on
/// all count. Each of the others names the first, and counts for nothing without it.
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

    let folder: String
    let room: String
    /// The same run's rooms in other folders, where this is the first.
    private var others: [String] = []
    /// The first one, where this is another.
    private var first: String?
    private var entries: [Entry] = []

    /// An empty one for the files that wait in a room of a folder.
    init(folder: String, room: String) {
        self.folder = folder.isEmpty ? "." : folder
        self.room = room
    }

    // MARK: - Writing

    /// Notes the rooms of the same run, itself among them.
    mutating func add(rooms: [String]) {
        if rooms.first == room {
            others = rooms.dropFirst().map(Disk.realPath)
        } else {
            first = rooms.first.map(Disk.realPath)
        }
    }

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
        let rooms = (first.map { [Self.firstMark + $0] } ?? []) + others.map { Self.otherMark + $0 }
        let files = entries.map { "\($0.waiting) \($0.number) \($0.present) \($0.place)" }
        return Array((rooms + files).joined(separator: "\0").utf8)
    }

    private static let firstMark = "first "
    private static let otherMark = "other "

    // MARK: - Reading

    /// The journal that lies in a room; nil where there is none, or one that nobody of us has written.
    init?(in room: String, of folder: String) {
        guard let file = try? Disk.read(room + "/" + Self.name) else { return nil }
        self.init(folder: folder, room: room)
        var seen: Set<String> = []
        for line in file.text.split(separator: "\0", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.firstMark) {
                first = String(line.dropFirst(Self.firstMark.count))
                continue
            }
            if line.hasPrefix(Self.otherMark) {
                others.append(String(line.dropFirst(Self.otherMark.count)))
                continue
            }
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

    /// The journals that a run put down together with the journal of a room, the first one last; nothing where the first is missing,
    /// since that run was ended before anything was renamed.
    static func ofRun(with room: String, in folder: String) -> [DiskJournal] {
        guard let journal = DiskJournal(in: room, of: folder) else { return [] }
        guard let path = journal.first else { return journal.withOthers }
        guard let first = DiskJournal(in: path, of: Paths.folder(of: path)) else { return [] }
        return first.others.contains(Disk.realPath(room)) ? first.withOthers : []
    }

    private var withOthers: [DiskJournal] {
        let found = others.compactMap { DiskJournal(in: $0, of: Paths.folder(of: $0)) }
        return found.filter { $0.first == Disk.realPath(room) } + [self]
    }

    /// True if nothing has changed since it was put down but what it announces.
    var canBeFinished: Bool { waiting.allSatisfy(isAsItWas) }

    private var waiting: [Entry] {
        entries.filter { Self.status(of: room + "/" + $0.waiting) != nil && !isPlaced($0) }
    }

    /// Renames what still waits, and says whether there was any.
    func finish() -> Bool {
        let waiting = waiting
        for entry in waiting {
            let path = folder + "/" + entry.place
            try? FileManager.default.createDirectory(
                atPath: Paths.folder(of: path), withIntermediateDirectories: true)
            guard rename(room + "/" + entry.waiting, path) == 0 else { return false }
        }
        return !waiting.isEmpty
    }

    /// Returns true if the file stands in its place already, under both names.
    private func isPlaced(_ entry: Entry) -> Bool {
        Self.status(of: folder + "/" + entry.place).map { UInt64($0.st_ino) == entry.number } ?? false
    }

    /// Returns true if the file that waits is the one that was written down, what stands in its place, too, and the
    /// place is no link's way out of the folder.
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

    /// Returns a stamp that differs whenever a file is another one: its number, its size, and when it was written; `-`
    /// for none.
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
