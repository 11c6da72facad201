import Foundation

/// What a process printed and how it ended.
package struct ProcessRun: Sendable {
    package let status: Int32
    package let output: String
    package let errorOutput: String

    /// Runs a program to its end. Output goes through files, so that no pipe can fill up.
    package static func of(
        _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
        input: String? = nil
    ) throws -> ProcessRun {
        try withTemporaryFolder { temporary in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.environment = ProcessInfo.processInfo.environment
                .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" && $0.key != "NO_COLOR" }
                .merging(environment) { $1 }
            process.standardInput = try input.map { try file(temporary + "/input", holding: $0) } ?? .nullDevice
            process.standardOutput = try emptyFile(temporary + "/output")
            process.standardError = try emptyFile(temporary + "/error")
            try process.run()
            process.waitUntilExit()
            return ProcessRun(
                status: process.terminationStatus, output: try text(temporary + "/output"),
                errorOutput: try text(temporary + "/error"))
        }
    }

    private static func file(_ path: String, holding text: String) throws -> FileHandle {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

    private static func emptyFile(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
