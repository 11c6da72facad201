/// A graph as one page of HTML: the picture to explore, and the same as a list.
package struct HTMLPage {
    private let canonical: CanonicalGraph
    private let picture: String
    private let list: String
    private let templates: String
    private let edgeKinds: Set<EdgeKind>

    package init(_ canonical: CanonicalGraph) throws(GraphRenderError) {
        self.canonical = canonical
        picture = try SVGPage(canonical, isInPage: true).markup
        list = PageList(canonical).markup
        templates = ""
        edgeKinds = Set(canonical.graph.edges.map(\.kind))
    }

    /// The page of a book: parts wait in it until a node of the map is opened.
    package init(_ book: GraphBook) throws(GraphRenderError) {
        canonical = try CanonicalGraph(book.cover)
        picture = try SVGPage(canonical, isInPage: true).markup
        var templates = ""
        var kinds = Set((book.cover.edges + book.whole.edges).map(\.kind))
        for (number, id) in book.parts.keys.sorted().enumerated() {
            guard var part = book.parts[id] else { continue }
            part.id = "part-\(number)"
            kinds.formUnion(part.edges.map(\.kind))
            let drawn = try SVGPage(CanonicalGraph(part), isInPage: true).markup
            templates += "<template data-part=\"\(XMLText.escaped(id))\">\n\(drawn)</template>\n"
        }
        self.templates = templates
        edgeKinds = kinds
        list = try PageList(book).markup
    }

    /// The page; it loads nothing, and its policy forbids it to.
    package var markup: String {
        let graph = canonical.graph
        let title = XMLText.escaped(graph.title.singleLine)
        let home =
            graph.home.map { SafeLink.wrapped("↑ Overview", to: $0) } ?? ""
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(PageStyle.text)
            </style>
            </head>
            <body>
            <a class="skip" href="#list">Go to the list</a>
            <header>
            <div class="head"><h1>\(title)</h1><p>\(XMLText.escaped(graph.subtitle))</p></div>
            <div class="bar" role="toolbar" aria-label="Picture">
            <span class="home">\(home)</span>
            <button id="back" type="button" hidden>↑ Overview</button>
            <input id="search" type="search" placeholder="Find   /" aria-label="Find by name, type or file" autocomplete="off">
            <span id="kinds" role="group" aria-label="Kinds of lines">\(kinds)</span>
            <span class="zoom"><button id="smaller" type="button" aria-label="Smaller">−</button>\
            <button id="larger" type="button" aria-label="Larger">+</button>\
            <button id="fit" type="button">Fit</button>\
            <button id="toggle" type="button" aria-expanded="true" aria-controls="list">List</button></span>
            </div>
            </header>
            <main>
            <section id="stage" aria-label="Picture" tabindex="0">
            \(picture)</section>
            \(list)
            </main>
            \(templates)\
            <p id="status" role="status" aria-live="polite"></p>
            <script>
            \(PageScript.text)
            </script>
            </body>
            </html>

            """
    }

    /// A switch for each kind of line.
    private var kinds: String {
        let used = EdgeKind.allCases.filter(edgeKinds.contains)
        return used.map { kind in
            "<label><input type=\"checkbox\" checked value=\"\(kind.rawValue)\"> \(XMLText.escaped(kind.legend))</label>"
        }.joined()
    }
}
