import Foundation
import Refactor

/// Files that come into their places together: all of them or none.
///
/// Each is written beside its place first and then renamed into it, so that no name is ever absent and no file half
/// written, whenever the process ends. The folder is locked for others meanwhile. What a process left in it that was ended
/// before the first rename is cleared away; from then on a journal says what is missing, and the next start finishes it.
struct DiskTransaction {
    struct File {
        let path: String
        let bytes: [UInt8]
        /// The folder in which it waits; it lies in it or below.
        let root: String
    }

    /// The treatment of a file that is there already.
    enum Present {
        case replaced, refused
    }

    private let files: [File]
    private let present: Present
    private var made: [String] = []
    private var locks: [Int32] = []
    private var placed: [(path: String, before: String?)] = []

    init(_ files: [File], present: Present) {
        self.files = files
        self.present = present
    }

    mutating func run() throws(CommandError) {
        for file in files { try Disk.admit(file.path) }
        let roots = Set(files.map(\.root)).sorted()
        defer { for lock in locks { close(lock) } }
        do throws(Failure) {
            for file in files where Disk.isFolder(file.path) {
                throw Failure(path: file.path, reason: "a folder has this name")
            }
            for root in roots { try lock(root) }
            DiskLeftovers.clear(roots)
            for root in roots { try makeFolder(Self.waitingRoom(in: root)) }
            for (index, file) in files.enumerated() { try write(file, to: waiting(index)) }
            try announce(roots)
            try place()
        } catch {
            for root in roots { unlink(Self.waitingRoom(in: root) + "/" + DiskJournal.name) }
            undo()
            for root in roots { DiskLeftovers.remove(Self.waitingRoom(in: root)) }
            for folder in made.reversed() { rmdir(folder) }
            if error.number == EEXIST, present == .refused {
                throw .exists([Paths.name(of: error.path)], folder: Paths.folder(of: error.path))
            }
            throw .unwritable(path: error.path, reason: error.reason)
        }
        for root in roots { DiskLeftovers.remove(Self.waitingRoom(in: root)) }
    }

    private static func waitingRoom(in root: String) -> String {
        (root.isEmpty ? "" : root + "/") + DiskLeftovers.prefix + String(getpid())
    }

    private func waiting(_ index: Int) -> String { Self.waitingRoom(in: files[index].root) + "/\(index)" }

    // MARK: - The folder

    /// Waits for others who write into the folder; makes it where it is missing.
    private mutating func lock(_ root: String) throws(Failure) {
        let folder = root.isEmpty ? "." : root
        while true {
            try makeFolder(folder)
            let descriptor = open(folder, O_RDONLY)
            guard descriptor >= 0 else { throw Failure(path: folder) }
            flock(descriptor, LOCK_EX)
            // It may have been removed while this waited.
            var (held, named) = (stat(), stat())
            if fstat(descriptor, &held) == 0, stat(folder, &named) == 0, held.st_ino == named.st_ino {
                return locks.append(descriptor)
            }
            close(descriptor)
        }
    }

    private mutating func makeFolder(_ path: String) throws(Failure) {
        if path.isEmpty || Disk.isFolder(path) { return }
        let above = Paths.folder(of: path)
        if above != path { try makeFolder(above) }
        if mkdir(path, 0o777) == 0 { return made.append(path) }
        let number = errno
        if !Disk.isFolder(path) { throw Failure(path: path, number: number == EEXIST ? ENOTDIR : number) }
    }

    // MARK: - The files

    /// Writes down what is about to be renamed: as one, after all else that can go wrong.
    private func announce(_ roots: [String]) throws(Failure) {
        if present == .refused, let taken = files.first(where: { Disk.exists($0.path) }) {
            throw Failure(path: taken.path, number: EEXIST)
        }
        for root in roots {
            let room = Self.waitingRoom(in: root)
            var journal = DiskJournal(folder: root, room: room)
            journal.add(rooms: roots.map(Self.waitingRoom))
            for index in order where files[index].root == root {
                journal.add(waiting: String(index), place: files[index].path)
            }
            let unfinished = room + "/" + DiskJournal.unfinished
            try write(File(path: unfinished, bytes: journal.bytes, root: root), to: unfinished)
        }
        // With the first one all of them count.
        for root in roots.reversed() {
            let room = Self.waitingRoom(in: root)
            guard rename(room + "/" + DiskJournal.unfinished, room + "/" + DiskJournal.name) == 0 else {
                throw Failure(path: room)
            }
        }
    }

    /// Writes the new bytes, with the permissions of the file that they replace.
    private func write(_ file: File, to path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw Failure(path: file.path) }
        defer { close(descriptor) }
        var status = stat()
        if stat(file.path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
        var start = 0
        while start < file.bytes.count {
            let count = file.bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { throw Failure(path: file.path) }
            start += max(0, count)
        }
    }

    /// Renames all into their places; a signal that asks to end waits until it is done.
    private mutating func place() throws(Failure) {
        var asked = sigset_t()
        var before = sigset_t()
        sigemptyset(&asked)
        for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&asked, signal) }
        pthread_sigmask(SIG_BLOCK, &asked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        for index in order {
            let file = files[index]
            try makeFolder(Paths.folder(of: file.path))
            let saved = waiting(index) + ".before"
            switch present {
            case .refused:
                // Unlike a rename, a link never takes the place of another file.
                if link(waiting(index), file.path) == 0 {
                    unlink(waiting(index))
                } else if errno == EEXIST || Disk.exists(file.path) {
                    throw Failure(path: file.path, number: EEXIST)
                } else if rename(waiting(index), file.path) != 0 {
                    throw Failure(path: file.path)
                }
                placed.append((file.path, nil))
            case .replaced:
                let isThere = try keep(file.path, as: saved)
                guard rename(waiting(index), file.path) == 0 else { throw Failure(path: file.path) }
                placed.append((file.path, isThere ? saved : nil))
            }
        }
    }

    /// The order of writing: what takes the place of other files comes last, and the first of it, a controller, last of
    /// all: code that left it stands in its new places by then, so that a process which is ended in between loses none.
    private var order: [Int] {
        let isThere = files.map { Disk.exists($0.path) }
        return files.indices.filter { !isThere[$0] } + files.indices.filter { isThere[$0] }.reversed()
    }

    /// Keeps what stands in a place until all is done; says whether anything does.
    private func keep(_ path: String, as saved: String) throws(Failure) -> Bool {
        if link(path, saved) == 0 { return true }
        guard Disk.exists(path) else { return false }
        // Some systems of files have no links.
        do {
            let bytes = try Disk.read(path).bytes
            try write(File(path: path, bytes: bytes, root: ""), to: saved)
            return true
        } catch {
            throw Failure(path: path)
        }
    }

    private func undo() {
        for file in placed.reversed() {
            if let before = file.before { rename(before, file.path) } else { unlink(file.path) }
        }
    }

    /// A refusal of the system, with the path.
    private struct Failure: Error {
        let path: String
        let number: Int32
        let reason: String

        init(path: String, number: Int32 = errno) {
            (self.path, self.number) = (path, number)
            reason = Disk.reason(number)
        }

        init(path: String, reason: String) {
            (self.path, self.reason) = (path, reason)
            number = 0
        }
    }
}
