import Foundation

/// Runs git, which is only read from: no program of the repository is run, and nothing is written.
enum Git {
    struct Failure: Error {
        let complaint: String
    }

    /// No call takes longer.
    private static let seconds = 120.0

    /// Settings of the user or of the repository change nothing.
    private static let settings = ["--no-pager", "-c", "core.quotepath=off", "-c", "log.showSignature=false"]

    /// The bytes that git prints; its complaint is thrown.
    static func output(of arguments: [String], in folder: String, input: [UInt8] = []) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + settings + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let (asked, told, complained) = (Pipe(), Pipe(), Pipe())
        // Should git end early, that is told by what it leaves out.
        signal(SIGPIPE, SIG_IGN)
        process.standardInput = asked
        process.standardOutput = told
        process.standardError = complained
        do {
            try process.run()
        } catch {
            throw Failure(complaint: "git cannot be started")
        }
        let (writer, child) = (asked.fileHandleForWriting, process.processIdentifier)
        Thread.detachNewThread {
            pour(input, into: writer.fileDescriptor)
            try? writer.close()
        }
        let complaint = Complaint()
        let listening = DispatchWorkItem { complaint.read(complained.fileHandleForReading) }
        DispatchQueue.global().async(execute: listening)
        let end = DispatchWorkItem { kill(child, SIGTERM) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end)
        let bytes = [UInt8](told.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        end.cancel()
        listening.wait()
        guard process.terminationReason == .exit else { throw Failure(complaint: "git took too long") }
        guard process.terminationStatus == 0 else {
            throw Failure(complaint: complaint.line ?? "git \(arguments.first ?? "") failed")
        }
        return bytes
    }

    /// Writes all bytes, as long as somebody reads them.
    private static func pour(_ bytes: [UInt8], into file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The first line of what git complains of, read while it prints the rest.
    private final class Complaint: @unchecked Sendable {
        private(set) var line: String?

        func read(_ file: FileHandle) {
            let text = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
            line = text.split(whereSeparator: \.isNewline).first.map(String.init)
        }
    }
}
