import Foundation
import SwiftSyntax
import TestSupport
import Testing

/// Who may import what. The longest folder that holds a file decides.
struct ImportTests {
    /// What the command line as a whole may use; its folders get less.
    private static let own: Set<String> = ["GraphRender", "ObjCSource", "Refactor", "SwiftSource"]
    private static let commandLine = own.union(["ArgumentParser", "Foundation", "Rainbow", "Stencil", "Yams"])

    private static let allowed: [String: Set<String>] = [
        "Sources/GraphRender": ["CGraphviz"],
        "Sources/ObjCSource": ["Refactor"],
        "Sources/Refactor": [],
        "Sources/RefactorCLI": commandLine,
        "Sources/RefactorCLI/Backlogs": ["Foundation", "Refactor"],
        "Sources/RefactorCLI/Commands": own.union(["ArgumentParser", "Foundation"]).subtracting(["GraphRender"]),
        "Sources/RefactorCLI/Console": ["Foundation", "Rainbow", "Refactor"],
        "Sources/RefactorCLI/Files": ["Foundation", "ObjCSource", "Refactor", "SwiftSource"],
        "Sources/RefactorCLI/Options": ["ArgumentParser", "Foundation", "Refactor", "Yams"],
        "Sources/RefactorCLI/Pictures": ["Foundation", "GraphRender", "Refactor"],
        "Sources/RefactorCLI/PlanPages": ["Refactor"],
        "Sources/RefactorCLI/PlanFiles": ["Foundation", "Refactor", "Yams"],
        "Sources/RefactorCLI/TeamStyles": [
            "Foundation", "ObjCSource", "Refactor", "Stencil", "SwiftSource", "Yams",
        ],
        "Sources/RefactorCLI/Templates": ["Foundation", "ObjCSource", "Refactor", "SwiftSource", "Yams"],
        "Sources/RefactorCLI/Text": ["Foundation", "Rainbow", "Refactor"],
        "Sources/SwiftSource": [
            "Refactor", "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
        ],
    ]

    @Test func everyFileImportsOnlyWhatItsFolderMay() throws {
        var broken: [String] = []
        for file in try SourceText.all(below: "Sources") {
            let folder = Self.allowed.keys.filter { file.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
            let allowed = folder.flatMap { Self.allowed[$0] } ?? []
            broken += file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
        }
        expectNone(broken, "imports that the folder may not have")
    }

    @Test func everyTargetHasItsListOfImports() throws {
        let sources = PackageRoot.path + "/Sources"
        let targets = try FileManager.default.contentsOfDirectory(atPath: sources)
            .filter { !PackageRoot.files(below: "Sources/" + $0).isEmpty }
        expectNone(targets.filter { Self.allowed["Sources/" + $0] == nil }.sorted(), "targets without a list")
    }

    @Test func oneFileSeesGraphviz() throws {
        let files = try SourceText.all(below: "Sources").filter { $0.imports.contains("CGraphviz") }.map(\.path)
        #expect(files.count == 1, "\(files)")
    }

    @Test func theThinkingAndTheDrawingMeetInOneFolder() throws {
        let files = try SourceText.all(below: "Sources").filter { file in
            Set(["GraphRender", "Refactor"]).isSubset(of: file.imports)
        }
        expectNone(
            files.map(\.path).filter { !$0.hasPrefix("Sources/RefactorCLI/Pictures/") },
            "files outside of the pictures' folder that see both")
    }

    @Test func onlyDiskTouchesFiles() throws {
        let touching: Set<String> = [
            "contents", "contentsOf", "contentsOfFile", "copyItem", "createDirectory", "createFile", "enumerator",
            "fileExists", "moveItem", "removeItem", "write",
        ]
        let broken = try SourceText.all(below: "Sources").filter { !$0.name.hasPrefix("Disk") }.flatMap { file in
            file.tree.tokens(viewMode: .sourceAccurate).filter { token in
                guard touching.contains(token.text), let previous = token.previousToken(viewMode: .sourceAccurate)
                else {
                    return false
                }
                let owner = previous.previousToken(viewMode: .sourceAccurate)?.text ?? ""
                return previous.text == "." && ["FileManager", "default", "Data", "String", "manager"].contains(owner)
                    || previous.text == "(" && token.text.hasPrefix("contentsOf")
            }.map { file.place(of: $0) + ": " + $0.text }
        }
        expectNone(broken, "files are read and written in the files of Disk only")
    }
}
