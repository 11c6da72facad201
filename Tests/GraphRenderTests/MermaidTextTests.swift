import GraphRender
import Testing

@Suite struct MermaidTextTests {
    @Test func aGraphIsAFlowChart() throws {
        let text = try render(SampleGraphs.login, as: .mermaid)
        #expect(text.hasPrefix("---\ntitle: \"Login\"\n---\nflowchart LR\n"))
        #expect(text.contains("    subgraph c0[\"Login\"]\n"))
        #expect(text.contains("LoginPresenter<br/>presenter\"]:::presenter\n"))
        #expect(text.contains(" -.->|\"LoginViewInput\"| "))
        #expect(text.contains("    classDef presenter fill:"))
    }

    @Test func hostileNamesStayText() throws {
        let text = try render(SampleGraphs.hostile, as: .mermaid)
        for line in text.split(separator: "\n").dropFirst(3) where line.contains("\"") {
            let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
            #expect(quoted.count % 2 == 1, "quotes are in pairs: \(line)")
            for (index, part) in quoted.enumerated() where index % 2 == 1 {
                let bare = part.replacing("<br/>", with: "").replacing(/#[0-9]+;/, with: "")
                #expect(!bare.contains { "<>\"&{}[]|`;#\\".contains($0) }, "\(part)")
            }
        }
        #expect(!text.contains("<script>"))
    }

    @Test func longNamesAreShortened() throws {
        var graph = Graph(id: "g", title: "g")
        graph.nodes = [Node(id: "n", label: String(repeating: "x", count: 300), kind: .module)]
        #expect(try render(graph, as: .mermaid).count < 400)
    }

    @Test func remarksAreInThePicture() throws {
        var graph = SampleGraphs.login
        graph.notes = ["9 modules are folded."]
        #expect(try render(graph, as: .mermaid).contains("notes[\"9 modules are folded.\"]:::notes"))
    }
}
