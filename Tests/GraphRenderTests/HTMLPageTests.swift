import GraphRender
import Testing

@Suite struct HTMLPageTests {
    @Test func thePageLoadsNothing() throws {
        let page = try render(SampleGraphs.modules(4), as: .html)
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("default-src 'none'"))
        for word in ["<link", " src=", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
            #expect(!page.contains(word), "\(word)")
        }
        let addresses = page.matches(of: /https?:\/\//).count
        #expect(addresses == 1, "the name space of SVG alone")
    }

    @Test func everythingIsInTheListToo() throws {
        let graph = SampleGraphs.login
        let page = try render(graph, as: .html)
        for node in graph.nodes { #expect(page.contains("<button type=\"button\">\(node.label)</button>")) }
        #expect(page.contains("owns <a href=\"#node-1\">LoginPresenter</a> <em>LoginViewOutput</em>"))
        #expect(page.contains("is owned by <a href=\"#node-0\">LoginController</a>"))
    }

    @Test func theHeadlineStandsOnce() throws {
        let page = try render(SampleGraphs.login, as: .html)
        #expect(page.contains("<h1>Login</h1>") && !page.contains("font-size=\"20\""))
        #expect(page.contains("role=\"graphics-document\""))
    }

    @Test func hostileNamesStayText() throws {
        let page = try render(SampleGraphs.hostile, as: .html)
        #expect(page.split(separator: "<script>").count == 2, "our own script alone")
        #expect(page.split(separator: "</script>").count == 2)
        #expect(!page.contains("<b>"))
    }

    @Test func linksLeadToSourcesAndPages() throws {
        var graph = SampleGraphs.login
        graph.home = "index.html"
        graph.nodes[0].link = "https://example.com/a?b=1&c#L3"
        graph.nodes[1].link = "Login.html"
        graph.edges[0].link = "javascript:alert(1)"
        let page = try render(graph, as: .html)
        #expect(page.contains("<a href=\"https://example.com/a?b=1&amp;c#L3\">source</a>"))
        #expect(page.contains("<a href=\"Login.html\">open</a>"))
        #expect(page.contains("<a href=\"index.html\">↑ Overview</a>"))
        #expect(!page.contains("javascript:"))
    }
}
