import Foundation

/// A folder in which the trials of one thread are carried out, one after the other.
final class Workbench {
    let folder: String
    private let logs: String
    private let tool: Tool
    private let oracle: RunOracle
    /// How often the program ran, and how often it did what it was asked.
    private(set) var runs = 0
    private(set) var done = 0

    init(tool: Tool, oracle: RunOracle, folder: String) throws {
        self.tool = tool
        self.oracle = oracle
        self.folder = folder + "/trial"
        logs = folder + "/logs"
        try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
    }

    /// Begins anew with some files. A folder `.git` keeps settings of folders above out.
    func lay(_ files: [String: [UInt8]]) throws {
        if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
        for (name, bytes) in files { try write(bytes, to: name) }
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// Runs the program; faults that need no knowledge of what was asked come along.
    func run(_ arguments: [String]) throws -> (run: ToolRun, faults: [Fault]) {
        let run = try tool.run(arguments, in: folder, logs: logs)
        runs += 1
        if run.isDone { done += 1 }
        return (run, oracle.faults(of: run))
    }

    /// All files below the folder or a part of it, by their names in it.
    func contents(of part: String = "") throws -> [String: [UInt8]] {
        let root = part.isEmpty ? folder : folder + "/" + part
        var contents: [String: [UInt8]] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            contents[name] = Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)))
        }
        return contents
    }
}
