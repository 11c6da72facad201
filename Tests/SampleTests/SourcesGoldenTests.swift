import Foundation
import TestSupport
import Testing

/// The tool draws its own sources; the picture stands in ARCHITECTURE.md.
///
/// Sources change often, so only the folders are compared. `make goldens` draws the picture anew.
struct SourcesGoldenTests {
    private static let committed = "output/sources.svg"

    @Test func theSourcesAreDrawn() throws {
        try withTemporaryFolder { folder in
            let file = folder + "/sources.json"
            let run = try RefactorTool.run(["graph", "Sources", "-o", file])
            try #require(run.status == 0, "\(run.errorOutput)")
            let graph = try JSONDecoder().decode(Drawn.self, from: Data(try read(file).utf8))
            #expect(graph.modules.map(\.name) == Self.folders)
            #expect(graph.edges.allSatisfy { $0.kind == "uses" && $0.evidence?.contains(".swift:") == true })
            #expect(graph.findings.isEmpty)
            #expect(Self.cycles(of: graph.edges) == [], "uses of types or functions that lead back")
            try expectPicture(of: file, in: folder)
        }
    }

    /// The uses between folders that lie on a cycle, a folder and what is inside of it included: whatever neither is
    /// used nor uses anything is taken away until only cycles are left.
    private static func cycles(of edges: [Drawn.Edge]) -> [String] {
        var left = edges
        while true {
            let users = Set(left.map(\.from))
            let used = Set(left.map(\.to))
            let inside = left.filter { used.contains($0.from) && users.contains($0.to) }
            if inside.count == left.count { return left.map { "\($0.from) > \($0.to): \($0.via)" } }
            left = inside
        }
    }

    @Test func aCycleIsFoundEvenBetweenAFolderAndWhatIsInside() {
        func uses(_ from: String, _ to: String) -> Drawn.Edge {
            Drawn.Edge(kind: "uses", from: from, to: to, via: "T", evidence: nil)
        }
        #expect(Self.cycles(of: [uses("A", "B"), uses("B", "C"), uses("A", "C")]) == [])
        #expect(
            Self.cycles(of: [uses("A", "A/B"), uses("A/B", "A"), uses("A", "C"), uses("D", "A")])
                == ["A > A/B: T", "A/B > A: T"])
    }

    /// The committed picture has the folders that the sources have.
    private func expectPicture(of graph: String, in folder: String) throws {
        let picture = folder + "/sources.svg"
        let run = try RefactorTool.run(["graph", graph, "-o", picture, "--max-nodes", "80"])
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
            let from: String
            let to: String
            let via: String
            let evidence: String?
        }
        struct Finding: Decodable { let message: String }
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
