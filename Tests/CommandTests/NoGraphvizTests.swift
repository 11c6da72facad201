import Foundation
import TestSupport
import Testing

/// A machine without Graphviz: only pictures need it.
struct NoGraphvizTests {
    private static let without = ["REFACTOR_GRAPHVIZ": "/nowhere/libgvc.so"]

    @Test(arguments: ["svg", "html", "png", "pdf"])
    func aPictureSaysWhatToInstall(format: String) throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "graph", "NamesController.swift", "-o", "names.\(format)", environment: Self.without)
            #expect(run.status == 1)
            #expect(
                run.errorOutput == """
                    refactor: cannot draw: Graphviz, which places the parts of a picture, is not installed here; install it \
                    (apt-get install graphviz, brew install graphviz), or write .mermaid, .dot, .json or .text

                    """)
            #expect(!workshop.exists("names.\(format)"))
        }
    }

    @Test(arguments: [
        ["plan", "NamesController.swift"], ["mark", "NamesController.swift"],
        ["emit", "NamesController.swift", "--into", "Names", "--only", "all"], ["scan", "."],
        ["graph", "NamesController.swift", "-o", "names.dot"],
        ["graph", "NamesController.swift", "-o", "names.mermaid"],
        ["graph", ".", "--format", "json"], ["graph", ".", "--format", "text"],
    ])
    func allElseWorks(arguments: [String]) throws {
        try Workshop.run { workshop in
            let run = try RefactorTool.run(arguments, in: workshop.folder, environment: Self.without)
            #expect(run.status == 0, "\(run.errorOutput)")
        }
    }

    #if os(Linux)
        @Test func theProgramStartsWithoutTheLibrary() throws {
            let run = try ProcessRun.of("/usr/bin/env", ["ldd", RefactorTool.path], in: PackageRoot.path)
            try #require(run.output.contains("libc.so"), "\(run.errorOutput)")
            #expect(!run.output.contains("libgvc") && !run.output.contains("libcgraph"), "\(run.output)")
        }
    #endif
}
