import Foundation
import TestSupport
import Testing

/// The tool draws its own sources; the picture stands in ARCHITECTURE.md.
///
/// Sources change often, so only the folders are compared. `make goldens` draws the picture anew.
struct SourcesGoldenTests {
    private static let committed = "output/sources.svg"

    /// Uses that lead back, each with a reason to stay or a file to move. None may join them.
    private static let knownCycles = [
        "GraphRender/Layout > GraphRender/Drawing", "Refactor/Controller > Refactor/Slicing",
        "Refactor/Plan > Refactor/Slicing", "Refactor/Roles > Refactor/Plan", "Refactor/Roles > Refactor/Styles",
    ]

    @Test func theSourcesAreDrawn() throws {
        try withTemporaryFolder { folder in
            let file = folder + "/sources.json"
            let run = try RefactorTool.run(["graph", "Sources", "-o", file])
            try #require(run.status == 0, "\(run.errorOutput)")
            let graph = try JSONDecoder().decode(Drawn.self, from: Data(try read(file).utf8))
            #expect(graph.modules.map(\.name) == Self.folders)
            #expect(graph.edges.allSatisfy { $0.kind == "uses" && $0.evidence?.contains(".swift:") == true })
            let cycles = graph.findings.map { ($0.subjects ?? []).joined(separator: " > ") }
            #expect(cycles.filter { !Self.knownCycles.contains($0) } == [], "folders that now lead back")
            try expectPicture(of: file, in: folder)
        }
    }

    /// The committed picture has the folders that the sources have.
    private func expectPicture(of graph: String, in folder: String) throws {
        let picture = folder + "/sources.svg"
        let run = try RefactorTool.run(["graph", graph, "-o", picture])
        try #require(run.status == 0, "\(run.errorOutput)")
        guard !isRecording else { return try expectGolden(try read(picture), at: Self.committed) }
        let known = try nodes(ofSVG: read(PackageRoot.path + "/" + Self.committed))
        #expect(known == nodes(ofSVG: try read(picture)), "'make goldens' draws \(Self.committed) anew")
        #expect(known.count > 40)
    }

    private struct Drawn: Decodable {
        struct Module: Decodable { let name: String }
        struct Edge: Decodable {
            let kind: String
            let evidence: String?
        }
        struct Finding: Decodable { let subjects: [String]? }
        let modules: [Module]
        let edges: [Edge]
        let findings: [Finding]
    }

    /// The folders that hold sources, sorted.
    private static let folders: [String] = {
        let files = PackageRoot.files(below: "Sources", endings: ["h", "swift"])
        return Set(files.map { $0.split(separator: "/").dropFirst().dropLast().joined(separator: "/") }).sorted()
    }()

    private func nodes(ofSVG svg: String) -> [String] {
        svg.matches(of: /class="node [a-z]+" data-id="([^"]*)"/).map { String($0.output.1) }.sorted()
    }
}
