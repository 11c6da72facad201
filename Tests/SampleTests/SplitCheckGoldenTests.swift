import Foundation
import Refactor
import TestSupport
import Testing

/// What is emitted of the samples keeps everything also in the eyes of `refactor verify`, which knows no plan.
struct SplitCheckGoldenTests {
    /// The folders of emitted modules: `output/LoginController/viper` and the like.
    private static let modules: [String] = {
        let files = PackageRoot.files(below: "output", endings: ["swift", "m"])
        let folders = files.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }
        return Set(folders).filter { !$0.hasPrefix("output/apps") && !$0.contains("/tests-") }.sorted()
    }()

    @Test(arguments: modules)
    func anEmittedModuleKeepsItsController(module: String) throws {
        let sample = String(module.split(separator: "/")[1])
        let base = PackageRoot.files(in: "samples", endings: ["swift", "m", "h"]).filter { path in
            let name = path.split(separator: "/").last ?? ""
            return name.hasPrefix(sample + ".") || name.hasPrefix(sample + "+")
        }
        let check = SplitCheck(
            of: try sources(PackageRoot.files(below: module, endings: ["swift", "m", "h"])),
            against: try sources(base))
        #expect(check.statements > 20)
        #expect(check.faults == [])
    }

    private func sources(_ paths: [String]) throws -> [SourceFile] {
        try paths.map { SourceFile(path: $0, text: try PackageRoot.text(of: $0)) }
    }
}
