import Foundation
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Runs git.
enum Git {
    private static let most = 1 << 30

    /// What git prints; its complaint is thrown.
    static func output(of arguments: [String], in folder: String, input: [UInt8] = []) throws(CommandError) -> [UInt8] {
        let result = Awaited.value(of: { await run(arguments, in: folder, input: input) })
        switch result {
        case .success(let bytes): return bytes
        case .failure(let failure): throw .git(failure.complaint)
        }
    }

    private struct Failure: Error {
        let complaint: String
    }

    private static func run(_ arguments: [String], in folder: String, input: [UInt8]) async -> Result<[UInt8], Failure>
    {
        do {
            let run = try await Subprocess.run(
                .name("git"), arguments: Arguments(arguments), workingDirectory: FilePath(folder), input: .array(input),
                output: .bytes(limit: most), error: .string(limit: 1 << 16))
            if run.terminationStatus.isSuccess { return .success(run.standardOutput) }
            let lines = (run.standardError ?? "").split(whereSeparator: \.isNewline)
            return .failure(Failure(complaint: lines.first.map(String.init) ?? "git \(arguments.first ?? "") failed"))
        } catch {
            return .failure(Failure(complaint: "git cannot be run"))
        }
    }
}
