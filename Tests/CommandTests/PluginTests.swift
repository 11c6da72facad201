import Foundation
import TestSupport
import Testing

/// `swift package refactor` in a package of its own, with the program that was built for the tests as its artifact bundle:
/// nothing of ours is built again, only the plugin itself.
struct PluginTests {
    @Test func thePluginRunsTheProgramInThePackage() throws {
        try withPackage { folder in
            let scan = try self.run(["refactor", "scan", ".", "--all"], in: folder)
            #expect(scan.status == 0, "\(scan.errorOutput)")
            #expect(scan.output.contains("HomeController"), "\(scan.output)\(scan.errorOutput)")

            // What the program says is not lost, nor that it failed.
            let wrong = try self.run(["refactor", "plan", "Nowhere.swift"], in: folder)
            #expect(wrong.status != 0)
            #expect((wrong.errorOutput + wrong.output).contains("cannot read 'Nowhere.swift'"), "\(wrong.errorOutput)")

            let source = "Sources/Shop/HomeController.swift"
            let emit = try self.run(
                ["--allow-writing-to-package-directory", "refactor", "mark", source, "--in-place"], in: folder)
            #expect(emit.status == 0, "\(emit.errorOutput)")
            #expect(try read(folder + "/" + source).contains("// MARK: -"), "\(emit.output)\(emit.errorOutput)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/.build/checkouts/swift-syntax"))
        }
    }

    private func withPackage(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let files = FileManager.default
            let plugin = folder + "/refactor-plugin"
            try files.createDirectory(atPath: plugin, withIntermediateDirectories: true)
            try files.copyItem(atPath: PackageRoot.path + "/plugin/Plugins", toPath: plugin + "/Plugins")
            try files.copyItem(atPath: PackageRoot.path + "/plugin/Package.swift", toPath: plugin + "/Package.swift")
            let bundle = try Scripts.run(
                "bundle", [plugin + "/refactor.artifactbundle", "0.1.0", "\(Scripts.triple)=\(RefactorTool.path)"])
            try #require(bundle.status == 0, "\(bundle.errorOutput)")
            try files.copyItem(
                atPath: PackageRoot.path + "/Tests/Fixtures/PluginSample", toPath: folder + "/PluginSample")
            try body(folder + "/PluginSample")
        }
    }

    private func run(_ arguments: [String], in folder: String) throws -> ProcessRun {
        try ProcessRun.of("/usr/bin/env", ["swift", "package"] + arguments, in: folder)
    }
}
