import Foundation
import Refactor
import TestSupport
import Testing

/// The stub modules that emitted code is type-checked against, built once in a run.
enum StubUIKit {
    private static let scripts = PackageRoot.path + "/Tests/Fixtures/StubUIKit"

    /// Where the modules lie; the error of the build if there was one.
    static let modules: Result<String, any Error> = Result {
        let folder = PackageRoot.path + "/.build/StubUIKit"
        let run = try ProcessRun.of("/bin/sh", [scripts + "/build.sh", folder], in: PackageRoot.path)
        guard run.status == 0 else { throw BuildFailure(description: run.errorOutput) }
        return folder
    }

    struct BuildFailure: Error, CustomStringConvertible {
        let description: String
    }

    private static let known = Memory<String>()

    /// What the compiler says of files that make one module; empty when it has nothing to say. It is asked once in a run:
    /// many ways to one module end in the same files.
    static func diagnostics(
        of files: [(name: String, bytes: [UInt8])], _ mode: LanguageMode = LanguageMode()
    ) throws -> String {
        try known.value(for: key(of: files, ["\(mode)"])) { try said(of: files, mode) }
    }

    private static func said(of files: [(name: String, bytes: [UInt8])], _ mode: LanguageMode) throws -> String {
        let modules = try modules.get()
        return try withTemporaryFolder { folder in
            for file in files { try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + file.name)) }
            let paths = files.map(\.name).sorted()
            let run = try ProcessRun.of(
                "/bin/sh", [scripts + "/typecheck.sh", modules] + paths, in: folder,
                environment: [
                    "SWIFT_VERSION": mode.isSwift6 ? "6" : "5",
                    "SWIFT_ISOLATION": mode.isMainActorByDefault ? "MainActor" : "nonisolated",
                ])
            let text = run.output + run.errorOutput
            return run.status == 0 || !text.isEmpty ? text : "the compiler ended with \(run.status)"
        }
    }
}
