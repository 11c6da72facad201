import Foundation
import TestSupport
import Testing

/// A UIKit that runs on Linux and records, built once in a run; programs made with it stay below `.build/Behaviour`.
enum RunningUIKit {
    private static let results = PackageRoot.path + "/.build/Behaviour"

    /// Elsewhere Foundation has its own timers with selectors, and more that is shadowed here.
    static var canRun: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Where the modules lie; the error of the build if there was one.
    static let modules: Result<String, any Error> = Result {
        let folder = results + "/modules"
        let script = PackageRoot.path + "/Tests/Fixtures/RunningUIKit/build.sh"
        let run = try ProcessRun.of("/bin/sh", [script, folder], in: PackageRoot.path)
        guard run.status == 0 else { throw Failure(description: run.errorOutput) }
        return folder
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What a program records that is made of sources of an app and files that are taken as they are.
    static func recording(
        of sources: [(name: String, bytes: [UInt8])], with others: [String], named name: String
    ) throws -> String {
        let folder = results + "/" + name
        try? FileManager.default.removeItem(atPath: folder)
        for source in sources {
            try write(runnable(String(decoding: source.bytes, as: UTF8.self)), to: folder + "/" + source.name)
        }
        let files = sources.map(\.name).sorted() + others.map { PackageRoot.path + "/" + $0 }
        try compile(files, in: folder)
        let home = folder + "/home"
        try FileManager.default.createDirectory(atPath: home + "/.cache", withIntermediateDirectories: true)
        let environment = ["HOME": home, "XDG_CACHE_HOME": home + "/.cache", "LC_ALL": "C", "TZ": "UTC"]
        let run = try ProcessRun.of(folder + "/program", [], in: folder, environment: environment)
        try write(run.output, to: folder + "/recording.txt")
        guard run.status == 0 else {
            throw Failure(
                description: "\(name) ended with \(run.status) after\n\(run.output.suffix(600))\(run.errorOutput)")
        }
        return run.output
    }

    private static func compile(_ files: [String], in folder: String) throws {
        let modules = try modules.get()
        let libraries = ["CoreLocation", "UIKit"].map { "\(modules)/lib\($0).a" }
        // On Apple platforms `import Foundation` brings more than here; the UIKit has the rest.
        let everywhere = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        let options = [
            "-swift-version", "5", "-parse-as-library", "-module-name", "App", "-suppress-warnings", "-D", "DEBUG",
            "-wmo", "-Onone", "-I", modules, "-o", "program",
        ]
        let run = try ProcessRun.of("/usr/bin/env", ["swiftc"] + options + everywhere + files + libraries, in: folder)
        guard run.status == 0 else { throw Failure(description: run.output + run.errorOutput) }
    }
}
