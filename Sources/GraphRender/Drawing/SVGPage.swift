/// A whole SVG document: headline, picture, legend.
package struct SVGPage {
    private let canonical: CanonicalGraph
    private let layout: Layout

    private static let margin = 28.0
    private static let minimumWidth = 480.0
    private static let fonts =
        "Helvetica, Arial, 'Liberation Sans', 'PingFang SC', 'Hiragino Sans', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

    package init(_ canonical: CanonicalGraph) throws(GraphRenderError) {
        self.canonical = canonical
        let isEmpty = canonical.graph.nodes.isEmpty && canonical.graph.clusters.isEmpty
        let blank = Layout(size: Size(width: 0, height: 30), nodes: [:], clusters: [:], edges: [])
        layout = isEmpty ? blank : try GraphvizLayout.layout(canonical)
    }

    package var markup: String {
        let content = max(layout.size.width, Self.minimumWidth)
        let width = content + 2 * Self.margin
        let top = graph.subtitle.isEmpty ? 66.0 : 86.0
        let bottom = top + layout.size.height
        let legend = LegendDrawing(graph, at: Point(x: Self.margin, y: bottom + 38), width: content)
        let height = legend.height == 0 ? bottom + Self.margin : bottom + 38 + legend.height + 14
        let ruler = legend.height == 0 ? "" : Self.rule(y: bottom + 20, width: width)
        let parts = [
            head(Size(width: width.rounded(.up), height: height.rounded(.up))),
            headline(width: content),
            picture(layout.moved(Self.margin + (content - layout.size.width) / 2, top)),
            ruler, legend.markup, "</svg>",
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
            <svg xmlns="http://www.w3.org/2000/svg" class="graph" role="img" aria-labelledby="\(id)-title \(id)-desc" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="\(Self.fonts)" stroke-width="1.4" stroke-linejoin="round">
            <title id="\(id)-title">\(XMLText.escaped(graph.title))</title>
            <desc id="\(id)-desc">\(XMLText.escaped(description))</desc>
            <style>
            \(Stylesheet(graph).text)
            </style>
            <rect class="page" width="\(width)" height="\(height)" rx="10" fill="\(Palette.light.page)"/>
            """
    }

    private func headline(width: Double) -> String {
        func text(_ text: String, y: Double, style: PlainText.Style) -> String {
            let short = style.metrics.shortened(text.singleLine, to: width)
            return PlainText(short, at: Point(x: Self.margin, y: y), style: style).markup
        }
        let title = text(graph.title, y: 44, style: .title)
        return graph.subtitle.isEmpty ? title : title + "\n" + text(graph.subtitle, y: 65, style: .subtitle)
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
        parts += zip(graph.edges, layout.edges).map { edge, path in
            EdgeDrawing(edge: edge, path: path, tooltip: sentence(edge)).markup
        }
        parts += graph.nodes.compactMap { node in
            layout.nodes[node.id].map { NodeDrawing(node: node, box: $0).markup }
        }
        return parts.joined(separator: "\n")
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
