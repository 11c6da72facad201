import Foundation

/// The built `refactor`, as a user runs it.
package enum RefactorTool {
    /// It lies beside the test bundle, which names itself differently on each platform.
    package static let path: String = {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        let starts = bundles + CommandLine.arguments.filter { $0.contains(".xctest") }
        let folders = starts.flatMap(ancestors) + [PackageRoot.path + "/.build/debug"]
        let program = folders.map { $0 + "/refactor" }.first(where: isProgram)
        return program.map { URL(fileURLWithPath: $0).path } ?? "refactor"
    }()

    /// Runs it with the package root as working folder, unless another one is given.
    package static func run(
        _ arguments: [String], in folder: String = PackageRoot.path, environment: [String: String] = [:],
        input: String? = nil
    ) throws -> ProcessRun {
        try ProcessRun.of(path, arguments, in: folder, environment: environment, input: input)
    }

    private static func ancestors(of path: String) -> [String] {
        var folders: [String] = []
        var folder = path
        while folder.count > 1 {
            folder = (folder as NSString).deletingLastPathComponent
            folders.append(folder)
        }
        return folders
    }

    private static func isProgram(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
