import Foundation
import ObjCSource
import Refactor
import SwiftSource
import TestSupport
import Testing

/// A glance at a file and its parse lead to the same graph.
struct GlanceTests {
    @Test func theSamplesAndOurOwnSourcesReadTheSame() throws {
        let folders = ["samples", "Sources/RefactorCLI", "Sources/SwiftSource"]
        let paths = folders.flatMap { PackageRoot.files(below: $0, endings: ["swift"]) }
        var glanced = 0
        for path in paths {
            let file = try file(path)
            guard let glance = SwiftLanguage().glancedAppFile(of: file) else { continue }
            glanced += 1
            #expect(glance == SwiftLanguage().parsedAppFile(of: file), "\(path)")
        }
        #expect(glanced * 10 > paths.count * 9, "\(glanced) of \(paths.count) need no parse")
    }

    @Test(arguments: AppGoldenTests.apps)
    func anAppHasTheSameGraph(_ app: String) throws {
        let files = PackageRoot.files(below: "samples/apps/" + app, endings: ["h", "m", "storyboard", "swift", "xib"])
        let glanced = try graph(of: files) { SwiftLanguage().appFile(of: $0) }
        #expect(try graph(of: files) { SwiftLanguage().parsedAppFile(of: $0) } == glanced)
        #expect(!glanced.modules.isEmpty)
    }

    private func graph(of paths: [String], _ read: (SourceFile) -> AppFile) throws -> ModuleGraph {
        var files: [AppFile] = []
        var interfaces: [InterfaceFile] = []
        for path in paths {
            let file = try file(path)
            switch (path as NSString).pathExtension {
            case "swift": files.append(read(file))
            case "h", "m": files.append(ObjCLanguage().appFile(of: file))
            default: interfaces.append(interfaceFile(file))
            }
        }
        return ModuleGraph.read(files: files, interfaces: interfaces)
    }

    private func file(_ path: String) throws -> SourceFile {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: PackageRoot.path + "/" + path))
        return SourceFile(path: path, bytes: Array(bytes))
    }
}
