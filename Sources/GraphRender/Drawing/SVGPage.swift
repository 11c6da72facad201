/// A whole SVG document: headline, picture, legend.
package struct SVGPage {
    private let canonical: CanonicalGraph
    private let layout: Layout
    private let isInPage: Bool

    private static let margin = 28.0
    private static let minimumWidth = 480.0
    private static let fonts =
        "Helvetica, Arial, 'Liberation Sans', 'PingFang SC', 'Hiragino Sans', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

    /// A document of its own; as a part of a page it has no headline, and screen readers may look inside.
    package init(_ canonical: CanonicalGraph, isInPage: Bool = false) throws(GraphRenderError) {
        self.isInPage = isInPage
        self.canonical = canonical
        let isEmpty = canonical.graph.nodes.isEmpty && canonical.graph.clusters.isEmpty
        let blank = Layout(size: Size(width: 0, height: 30), nodes: [:], clusters: [:], edges: [])
        layout = isEmpty ? blank : try ShelvedLayout.layout(canonical)
    }

    /// The width of the document, in the pixels of its own text.
    package var width: Double { (max(layout.size.width, Self.minimumWidth) + 2 * Self.margin).rounded(.up) }

    package var markup: String {
        let content = max(layout.size.width, Self.minimumWidth)
        let width = content + 2 * Self.margin
        let top = isInPage ? 24.0 : graph.subtitle.isEmpty ? 66.0 : 86.0
        let notes = NotesDrawing(
            graph.notes, at: Point(x: Self.margin, y: top + layout.size.height + 30), width: content)
        let bottom = top + layout.size.height + (notes.height == 0 ? 0 : notes.height + 18)
        let legend = LegendDrawing(graph, at: Point(x: Self.margin, y: bottom + 38), width: content)
        let height = legend.height == 0 ? bottom + Self.margin : bottom + 38 + legend.height + 14
        let ruler = legend.height == 0 ? "" : Self.rule(y: bottom + 20, width: width)
        let parts = [
            head(Size(width: width.rounded(.up), height: height.rounded(.up))),
            isInPage ? "" : headline(width: content),
            picture(layout.moved(Self.margin + (content - layout.size.width) / 2, top)),
            notes.markup, ruler, legend.markup, "</svg>",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private var graph: Graph { canonical.graph }

    private var description: String {
        let counts = "\(graph.nodes.count) nodes and \(graph.edges.count) edges"
        return graph.subtitle.isEmpty ? counts : "\(graph.subtitle) (\(counts))"
    }

    private func head(_ size: Size) -> String {
        let id = XMLText.identifier(graph.id)
        let (width, height) = (decimal(size.width), decimal(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="graph" role="\(isInPage ? "graphics-document" : "img")" aria-labelledby="\(id)-title \(id)-desc" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="\(Self.fonts)" stroke-width="1.4" stroke-linejoin="round">
            <title id="\(id)-title">\(XMLText.escaped(graph.title))</title>
            <desc id="\(id)-desc">\(XMLText.escaped(description))</desc>
            <style>
            \(Stylesheet(graph, hasShelves: !layout.shelves.isEmpty).text)
            </style>
            <rect class="page" width="\(width)" height="\(height)" rx="10" fill="\(Palette.light.page)"/>
            """
    }

    private func headline(width: Double) -> String {
        let room = graph.home == nil ? width : width - 90
        func text(_ text: String, y: Double, style: PlainText.Style) -> String {
            let short = style.metrics.shortened(text.singleLine, to: y < 60 ? room : width)
            return PlainText(short, at: Point(x: Self.margin, y: y), style: style).markup
        }
        let title = text(graph.title, y: 44, style: .title) + home(width: width)
        return graph.subtitle.isEmpty ? title : title + "\n" + text(graph.subtitle, y: 65, style: .subtitle)
    }

    /// The way back, at the right of the headline.
    private func home(width: Double) -> String {
        guard let home = graph.home else { return "" }
        let text =
            "<text class=\"home\" x=\"\(decimal(Self.margin + width))\" y=\"42\" font-size=\"12.5\""
            + " text-anchor=\"end\" fill=\"\(Palette.light.changes(.changed))\" stroke=\"none\">↑ Overview</text>"
        return "\n" + SafeLink.wrapped(text, to: home)
    }

    private func picture(_ layout: Layout) -> String {
        guard !graph.nodes.isEmpty || !graph.clusters.isEmpty else {
            let place = Point(x: Self.margin, y: graph.subtitle.isEmpty ? 76 : 96)
            return PlainText("Nothing to draw: the graph is empty.", at: place, style: .subtitle).markup
        }
        // Outer boxes come first, so that they do not cover the inner ones.
        let clusters = graph.clusters.sorted {
            (canonical.ancestry(of: $0.id).count, $0.id) < (canonical.ancestry(of: $1.id).count, $1.id)
        }
        var parts = clusters.compactMap { cluster in
            layout.clusters[cluster.id].map { ClusterDrawing(cluster: cluster, box: $0).markup }
        }
        parts += layout.shelves.map(Self.shelf)
        parts += zip(graph.edges, layout.edges).map { edge, path in
            EdgeDrawing(edge: edge, path: path, tooltip: sentence(edge)).markup
        }
        parts += graph.nodes.compactMap { node in
            layout.nodes[node.id].map { NodeDrawing(node: node, box: $0).markup }
        }
        return parts.joined(separator: "\n")
    }

    private static func shelf(_ box: Box) -> String {
        let colours = Palette.light
        return "<rect class=\"shelf\" x=\"\(decimal(box.x))\" y=\"\(decimal(box.y))\" width=\"\(decimal(box.width))\""
            + " height=\"\(decimal(box.height))\" rx=\"12\" fill=\"\(colours.box)\" stroke=\"\(colours.boxLine)\""
            + " stroke-dasharray=\"2 3\"/>"
    }

    private func sentence(_ edge: Edge) -> String {
        if let tooltip = edge.tooltip { return tooltip }
        let (from, to) = (canonical.nodes[edge.from]?.label ?? edge.from, canonical.nodes[edge.to]?.label ?? edge.to)
        return "\(from) \(edge.kind.verb) \(to)" + (edge.label.isEmpty ? "" : ": \(edge.label)")
    }

    private static func rule(y: Double, width: Double) -> String {
        "<path class=\"rule\" d=\"M\(decimal(margin)) \(decimal(y))H\(decimal(width - margin))\""
            + " stroke=\"\(Palette.light.rule)\" stroke-width=\"1\"/>"
    }
}
