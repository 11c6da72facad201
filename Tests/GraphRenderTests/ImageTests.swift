import GraphRender
import Testing

/// Images need a plugin of Graphviz that not every machine has.
@Suite struct ImageTests {
    @Test(arguments: [("png", [0x89, 0x50, 0x4E, 0x47] as [UInt8]), ("pdf", Array("%PDF".utf8))])
    func anImageIsDrawnOrRefusedWithAReason(name: String, start: [UInt8]) throws {
        let format = try #require(graphFormats.first { $0.name == name })
        #expect(!format.isText)
        do {
            #expect(try drawing(of: SampleGraphs.login, as: format).starts(with: start))
        } catch {
            #expect("\(error)".contains("install the package graphviz, or write .svg"))
        }
    }

    @Test func anImageAfterAPictureDoesNotChangeTheNextPicture() throws {
        let before = try render(SampleGraphs.modules(6), as: .svg)
        _ = try? drawing(of: SampleGraphs.hostile, as: .png)
        #expect(try render(SampleGraphs.modules(6), as: .svg) == before)
    }

    @Test func whatGraphvizCannotDrawIsSaid() {
        #expect(throws: GraphRenderError.self) { try GraphvizLayout.image(of: "digraph {", as: "png") }
        #expect(throws: GraphRenderError.self) { try GraphvizLayout.image(of: "digraph { a }", as: "gramophone") }
    }
}
