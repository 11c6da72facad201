import Foundation
import Refactor

/// The only place that reads and writes files.
enum Disk {
    /// The bytes of a plain file; anything else is refused, since a pipe or a device might never end.
    static func read(_ path: String) throws(CommandError) -> SourceFile {
        try admit(path)
        let file = open(path, O_RDONLY | O_NONBLOCK)
        guard file >= 0 else {
            throw .unreadable(path: path, reason: errno == ENOENT ? "there is no such file" : reason(errno))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(path: path, reason: reason(errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return SourceFile(path: path, bytes: try bytes(of: file, at: path, size: Int(status.st_size)))
        case S_IFDIR: throw .isDirectory(path: path)
        default: throw .unreadable(path: path, reason: "it is a pipe or a device; give a plain file")
        }
    }

    private static func bytes(of file: Int32, at path: String, size: Int) throws(CommandError) -> [UInt8] {
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                if read <= 0 { break }
                count += read
            }
        }
        if let failure { throw .unreadable(path: path, reason: reason(failure)) }
        return bytes
    }

    // MARK: - The folder that a served command stays below

    /// A path that leads out of it is refused, through a link too; and so is all once the command is called off.
    static func admit(_ path: String) throws(CommandError) {
        guard let call = ServedCall.current else { return }
        if call.isCancelled { throw .calledOff }
        guard call.admits(realPath(path)) else { throw .outsideRoot(path: path, root: call.root) }
    }

    private static func isAdmitted(_ path: String) -> Bool { ServedCall.current?.admits(realPath(path)) ?? true }

    /// Returns the system's words for an error: `permission denied`.
    static func reason(_ number: Int32) -> String {
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    /// Returns true if bytes can be read there that end.
    static func isPlainFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    /// Returns the kind of what a path leads to, whatever links are on the way; nil where there is nothing.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 && isAdmitted(path) ? status.st_mode & S_IFMT : nil
    }

    /// Returns the names in a folder, sorted; nothing for a folder that cannot be read.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) && isAdmitted(path) }

    /// The names of the folders in a folder, sorted; none where there is no such folder.
    static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") && isFolder(folder + "/" + $0) }.sorted()
    }

    /// The paths of all files below a folder, sorted, hidden ones aside.
    static func files(below folder: String) throws(CommandError) -> [String] {
        guard isFolder(folder) else { throw .notADirectory(path: folder) }
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return names.filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".") } && !isFolder(folder + "/" + name)
        }.sorted()
    }

    /// Sources, storyboards and xibs below a folder in sorted order, without the folders of dependencies and builds.
    static func sources(below folder: String, without excluded: [String]) throws(CommandError) -> [SourceFile] {
        let left = Set(excluded.compactMap(FileIdentity.init))
        let files = inParallel(try sourcePaths(below: folder)) { name -> Result<SourceFile, CommandError>? in
            // A folder, a pipe or a link to nothing that is named like a source is none.
            let path = folder == "." ? name : folder + "/" + name
            guard let identity = FileIdentity(path), identity.isPlain, !left.contains(identity), isAdmitted(path)
            else { return nil }
            return Result { () throws(CommandError) in try read(path) }
        }
        var sources: [SourceFile] = []
        for file in files.compactMap({ $0 }) { sources.append(try file.get()) }
        return sources
    }

    /// The identity of the file that a path leads to, whatever links are on the way.
    private struct FileIdentity: Hashable {
        private let device: UInt64
        private let number: UInt64
        let isPlain: Bool

        /// Nil where there is no such file.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            isPlain = status.st_mode & S_IFMT == S_IFREG
        }
    }

    /// The paths of these below the folder; a folder that is left out otherwise may be included.
    static func sourcePaths(
        below folder: String, including included: [PathPattern] = [], ignoring rules: IgnoreRules? = nil
    ) throws(CommandError) -> [String] {
        guard isFolder(folder) else { throw .notADirectory(path: folder) }
        var names: [String] = []
        var rules = rules
        var open = [""]
        while let inner = open.popLast() {
            for (last, isFolder) in entries(of: folder + "/" + inner) {
                let name = inner + last
                let isSource = isSource(last)
                let isWanted = { included.contains { $0.matches(name) } }
                if rules?.leavesOut(name, isFolder: isFolder && !isSource) == true, !isWanted() { continue }
                if isFolder, !isSource { rules?.enter(name) }
                let isSkipped = skippedFolders.contains(last)
                if isSource, !isSkipped { names.append(name) }
                if isFolder, !isSkipped || isWanted() { open.append(name + "/") }
            }
        }
        return names.sorted()
    }

    /// The files and folders in a folder, no pipes and devices; links are no folders.
    private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { letters in
                letters.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let kind = Int(entry.pointee.d_type)
            if [DT_FIFO, DT_SOCK, DT_CHR, DT_BLK].contains(where: { Int($0) == kind }) { continue }
            found.append((name, kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) && isFolder(folder + name)))
        }
        return found
    }

    /// Returns true if a path leads to a source, a storyboard or a xib, and through no folder of dependencies or builds.
    static func isSourcePath(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.allSatisfy { !skippedFolders.contains($0) } && isSource(parts.last ?? "")
    }

    private static func isSource(_ name: String) -> Bool {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
        return endings.contains(String(name[name.utf8.index(after: dot)...]))
    }

    private static let endings: Set<String> = ["swift", "m", "mm", "h", "pch", "storyboard", "xib"]

    /// Paths of the headers below a folder, by file name; the one nearest to the folder where several share a name.
    static func headers(below folder: String) -> [String: String] {
        let walker = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var found: [String: String] = [:]
        while let path = walker?.nextObject() as? String {
            let name = Paths.name(of: path)
            if skippedFolders.contains(name) || name.hasPrefix(".") || (walker?.level ?? 0) > 6 {
                walker?.skipDescendants()
            } else if name.hasSuffix(".h") {
                let depth = path.split(separator: "/").count
                let known = found[name].map { $0.split(separator: "/").count }
                if known.map({ ($0, found[name] ?? "") > (depth, path) }) ?? true { found[name] = path }
            }
        }
        return found.mapValues { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    /// Returns true for the name of a folder of dependencies or builds.
    static func isSkipped(_ name: String) -> Bool { skippedFolders.contains(name) }

    private static let skippedFolders: Set<String> = [
        ".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    /// The path from the root without links, as far as there is such a file.
    static func realPath(_ path: String) -> String {
        if let real = realpath(path.isEmpty ? "." : path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let whole = Paths.absolute(path, from: FileManager.default.currentDirectoryPath)
        guard whole != "/" else { return whole }
        let folder = realPath(Paths.folder(of: whole))
        return (folder == "/" ? "" : folder) + "/" + Paths.name(of: whole)
    }

    /// Relative to the working folder, as `git apply` wants it, where the file lies below it.
    static func pathInDiff(_ path: String) -> String {
        let full = realPath(path)
        let base = realPath(FileManager.default.currentDirectoryPath) + "/"
        return full.hasPrefix(base) ? String(full.dropFirst(base.count)) : String(full.dropFirst())
    }

    /// Writes one file, by way of a temporary one.
    ///
    /// A source is never written over: `-o` names a report, and a slip of the keyboard would cost the file.
    static func write(_ text: String, to path: String) throws(CommandError) {
        try write(Array(text.utf8), to: path)
    }

    /// Writes bytes as one file, in the same way.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        if path.isEmpty || isFolder(path) { throw .notAFile(path: path) }
        let ending = Paths.ending(of: path).lowercased()
        if exists(path), ["swift", "m", "mm", "h"].contains(ending) { throw .isSource(path: path) }
        if exists(path), !isPlainFile(path) { return try pour(bytes, into: path) }
        let target = exists(path) ? realPath(path) : path
        let file = DiskTransaction.File(path: target, bytes: bytes, root: Paths.folder(of: target))
        var transaction = DiskTransaction([file], present: .replaced)
        try transaction.run()
    }

    /// Writes into a pipe or a device.
    private static func pour(_ bytes: [UInt8], into path: String) throws(CommandError) {
        guard let stream = fopen(path, "w") else { throw .unwritable(path: path, reason: reason(errno)) }
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count else {
            throw .unwritable(path: path, reason: reason(errno))
        }
    }

    /// Writes all files into a folder or none.
    static func write(
        _ files: [(name: String, bytes: [UInt8])], into folder: String, present: DiskTransaction.Present = .replaced
    ) throws(CommandError) {
        try write(files.map { (path: folder + "/" + $0.name, bytes: $0.bytes) }, near: folder, present: present)
    }

    /// Writes all files or none, most of them below a folder.
    static func write(
        _ files: [(path: String, bytes: [UInt8])], near folder: String, present: DiskTransaction.Present
    ) throws(CommandError) {
        let placed = files.map { file in
            let isBelow = file.path.hasPrefix(folder + "/")
            return DiskTransaction.File(
                path: file.path, bytes: file.bytes, root: isBelow ? folder : Paths.folder(of: file.path))
        }
        var transaction = DiskTransaction(placed, present: present)
        try transaction.run()
    }

    /// Clears what runs that were ended while they wrote left beside files, where nobody writes at the moment.
    static func clearLeftovers(beside paths: [String]) {
        for folder in Set(paths.map { Paths.folder(of: realPath($0)) }).sorted() {
            DiskLeftovers.clearUnlessLocked(folder)
        }
    }

    /// Replaces the bytes of files that exist, all or none; each keeps its permissions, a symbolic link its place.
    static func replace(_ files: [(path: String, bytes: [UInt8])]) throws(CommandError) {
        let placed = files.map { file in
            let target = realPath(file.path)
            return DiskTransaction.File(path: target, bytes: file.bytes, root: Paths.folder(of: target))
        }
        var transaction = DiskTransaction(placed, present: .replaced)
        try transaction.run()
    }

    // MARK: - The cache

    /// The folder in which this program keeps what it can find out again: below `XDG_CACHE_HOME`, or else where the
    /// system has such things. Nil where there is no home.
    static var cacheFolder: String? {
        let told = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        if told.hasPrefix("/") { return told + "/refactor" }
        let base = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
        return base.map { $0 + "/refactor" }
    }

    /// The identity of the program, which changes whenever it does: the size of its file and when it was written.
    static var identityOfProgram: String? {
        guard let path = Bundle.main.executablePath else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return "\(status.st_size)-\(time.tv_sec)-\(time.tv_nsec)"
    }

    /// Writes bytes that may be lost again into a folder of such files, of which it keeps the newest.
    ///
    /// A file comes into place by a rename, so that nobody reads half of it. What goes wrong is nobody's concern.
    static func keep(_ bytes: [UInt8], at path: String, most: Int) {
        let manager = FileManager.default
        let folder = Paths.folder(of: path)
        try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard (try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else { return }
        let files = names(in: folder).map { name -> (path: String, date: Date) in
            let file = folder + "/" + name
            let date = try? manager.attributesOfItem(atPath: file)[.modificationDate] as? Date
            return (file, date ?? .distantPast)
        }
        for old in files.sorted(by: { $0.date > $1.date }).dropFirst(most) { try? manager.removeItem(atPath: old.path) }
    }
}
