import Foundation
import TestSupport

/// The scripts of the package, as a person and CI run them.
enum Scripts {
    /// Runs one with the built program on the path.
    static func run(
        _ name: String, _ arguments: [String], in folder: String = PackageRoot.path,
        environment: [String: String] = [:]
    ) throws -> ProcessRun {
        let tools = (RefactorTool.path as NSString).deletingLastPathComponent
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try ProcessRun.of(
            "/bin/sh", ["\(PackageRoot.path)/scripts/\(name).sh"] + arguments, in: folder,
            environment: ["PATH": "\(tools):\(path)"].merging(environment) { $1 })
    }

    /// The kind of machine that the tests run on, as SwiftPM calls it.
    static var triple: String {
        #if os(macOS)
            let system = "apple-macosx"
        #else
            let system = "unknown-linux-gnu"
        #endif
        #if arch(arm64)
            return (system.hasPrefix("apple") ? "arm64-" : "aarch64-") + system
        #else
            return "x86_64-" + system
        #endif
    }
}
