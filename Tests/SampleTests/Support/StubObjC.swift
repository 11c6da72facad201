import Foundation
import TestSupport

/// The stub headers that emitted Objective-C is type-checked against.
enum StubObjC {
    private static let script = PackageRoot.path + "/Tests/Fixtures/StubObjC/typecheck.sh"

    private static let known = Memory<String>()

    /// What the compiler says of files that stand in one folder; empty when it has nothing to say. It is asked once in a
    /// run.
    ///
    /// Every file is checked on its own, headers too: each has to import what it needs.
    /// - Parameters:
    ///   - folders: folders below the package root with further headers.
    ///   - options: options of the compiler besides its usual ones.
    static func diagnostics(
        of files: [(name: String, bytes: [UInt8])], including folders: [String], options: [String] = []
    ) throws -> String {
        try known.value(for: key(of: files, folders + options)) {
            try said(of: files, including: folders, options: options)
        }
    }

    private static func said(
        of files: [(name: String, bytes: [UInt8])], including folders: [String], options: [String]
    ) throws -> String {
        try withTemporaryFolder { folder in
            for file in files { try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + file.name)) }
            let included = [folder] + folders.map { PackageRoot.path + "/" + $0 }
            let arguments = [script] + included + options + files.map(\.name).sorted()
            let environment = ["MODULES": PackageRoot.path + "/.build/StubObjC"]
            let run = try ProcessRun.of("/bin/sh", arguments, in: folder, environment: environment)
            let text = run.output + run.errorOutput
            return run.status == 0 || !text.isEmpty ? text : "the compiler ended with \(run.status)"
        }
    }
}
