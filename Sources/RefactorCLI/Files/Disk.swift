import Foundation
import Refactor

/// The only place that reads and writes files.
enum Disk {
    static func read(_ path: String) throws(CommandError) -> SourceFile {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw .unreadable(path: path, reason: "there is no such file")
        }
        if isDirectory.boolValue { throw .isDirectory(path: path) }
        do {
            return SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Sources, storyboards and xibs below a folder in sorted order, without the folders of dependencies and builds.
    static func sources(below folder: String, without excluded: [String]) throws(CommandError) -> [SourceFile] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw .notADirectory(path: folder)
        }
        let endings: Set<String> = ["swift", "m", "mm", "h", "pch", "storyboard", "xib"]
        let left = Set(excluded.map(realPath))
        var files: [SourceFile] = []
        let walker = FileManager.default.enumerator(atPath: folder)
        var names: [String] = []
        while let name = walker?.nextObject() as? String {
            if skippedFolders.contains((name as NSString).lastPathComponent) {
                walker?.skipDescendants()
            } else if endings.contains((name as NSString).pathExtension) {
                names.append(name)
            }
        }
        for name in names.sorted() where !left.contains(realPath(folder + "/" + name)) {
            files.append(try read(folder + "/" + name))
        }
        return files
    }

    /// Paths of the headers below a folder, by file name; the one nearest to the folder where several share a name.
    static func headers(below folder: String) -> [String: String] {
        let walker = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var found: [String: String] = [:]
        while let path = walker?.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
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

    private static let skippedFolders: Set<String> = [
        ".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// Writes one file, by way of a temporary one.
    static func write(_ text: String, to path: String) throws(CommandError) {
        do {
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    /// Writes all files into a folder or none: first into a temporary folder beside it, then by renaming each.
    static func write(_ files: [(name: String, bytes: [UInt8])], into folder: String) throws(CommandError) {
        let manager = FileManager.default
        for target in files.map({ folder + "/" + $0.name }) where isFolder(target) {
            throw .unwritable(path: target, reason: "a folder has this name")
        }
        let temporary = folder + "/.refactor-\(ProcessInfo.processInfo.processIdentifier)"
        var written: [(path: String, saved: String?)] = []
        do {
            try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            for file in files {
                try Data(file.bytes).write(to: URL(fileURLWithPath: temporary + "/" + file.name))
            }
            for file in files {
                let target = folder + "/" + file.name
                let saved = manager.fileExists(atPath: target) ? temporary + "/" + file.name + ".before" : nil
                if let saved { try manager.moveItem(atPath: target, toPath: saved) }
                written.append((target, saved))
                try manager.moveItem(atPath: temporary + "/" + file.name, toPath: target)
            }
            try manager.removeItem(atPath: temporary)
        } catch {
            undo(written)
            try? manager.removeItem(atPath: temporary)
            throw .unwritable(path: folder, reason: error.localizedDescription)
        }
    }

    private static func undo(_ written: [(path: String, saved: String?)]) {
        for file in written.reversed() {
            try? FileManager.default.removeItem(atPath: file.path)
            if let saved = file.saved { try? FileManager.default.moveItem(atPath: saved, toPath: file.path) }
        }
    }
}
