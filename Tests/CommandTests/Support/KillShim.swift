import Foundation
import TestSupport

/// Ends the program before or amid its n-th operation that changes files, or keeps what ending it there would leave, by a
/// library that is loaded before it: the program itself has nothing for it.
struct KillShim: Sendable {
    private let library: String

    /// Where the system loads libraries in this way.
    static var isSupported: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Builds it into a folder, by the compiler that belongs to Swift.
    init(in folder: String) throws {
        library = folder + "/kill.so"
        let source = PackageRoot.path + "/Tests/Fixtures/KillShim/kill.c"
        let run = try ProcessRun.of(
            "/usr/bin/env", ["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], in: folder)
        guard run.status == 0 else { throw BuildError(description: run.errorOutput) }
    }

    struct BuildError: Error, CustomStringConvertible {
        let description: String
    }

    /// What the program needs to be ended so; nothing happens where it has fewer operations.
    func environment(at operation: Int, isHalf: Bool) -> [String: String] {
        ["LD_PRELOAD": library, "KILL_AT": "\(operation)"].merging(half(isHalf)) { $1 }
    }

    /// What the program needs to go on, and to copy a folder to `copies/1`, `copies/2` … before or amid each operation.
    func environment(copying folder: String, to copies: String, isHalf: Bool) -> [String: String] {
        ["LD_PRELOAD": library, "KILL_FOLDER": folder, "KILL_COPIES": copies].merging(half(isHalf)) { $1 }
    }

    private func half(_ isHalf: Bool) -> [String: String] { isHalf ? ["KILL_HALF": "1"] : [:] }
}
