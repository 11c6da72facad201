/// The block that explains the kinds of nodes and edges in a picture, and no others.
package struct LegendDrawing {
    package let height: Double
    package let markup: String

    private static let rowHeight = 25.0
    private static let swatch = Size(width: 34, height: 17)
    private static let gap = 10.0

    package init(_ graph: Graph, at corner: Point, width: Double) {
        let nodeKinds = NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }
        let edgeKinds = EdgeKind.allCases.filter { kind in graph.edges.contains { $0.kind == kind } }
        let texts = nodeKinds.map(\.legend) + edgeKinds.map(\.legend)
        guard let widest = texts.map(PlainText.Style.legend.metrics.width(of:)).max() else {
            (height, markup) = (0, "")
            return
        }
        let columnWidth = Self.swatch.width + Self.gap + widest + 26
        let columns = max(1, Int((width + 26) / columnWidth))
        var y = corner.y
        var parts: [String] = []
        let groups = [
            nodeKinds.map { kind in { Self.item(kind, at: $0) } },
            edgeKinds.map { kind in { Self.item(kind, at: $0) } },
        ]
        for group in groups where !group.isEmpty {
            for (index, item) in group.enumerated() {
                let (row, column) = index.quotientAndRemainder(dividingBy: columns)
                let x = corner.x + Double(column) * columnWidth
                parts.append(item(Point(x: x, y: y + Double(row) * Self.rowHeight)))
            }
            y += Double((group.count + columns - 1) / columns) * Self.rowHeight + 6
        }
        height = y - corner.y
        markup = "<g class=\"legend\">\(parts.joined(separator: "\n"))</g>"
    }

    private static func item(_ kind: NodeKind, at place: Point) -> String {
        let tone = Palette.light.tones(kind)
        let outline = NodeOutline(shape: kind.shape, box: Box(x: place.x, y: place.y, size: swatch)).markup
        return "<g class=\"node \(kind.rawValue)\" fill=\"\(tone.fill)\" stroke=\"\(tone.line)\">\(outline)</g>"
            + text(kind.legend, at: place)
    }

    private static func item(_ kind: EdgeKind, at place: Point) -> String {
        let y = place.y + swatch.height / 2
        let (start, end) = (place.x, place.x + swatch.width)
        let (tail, head) = (kind.style.tail.scale * 10, kind.style.head.scale * 10)
        let (first, last) = (start + tail, end - head)
        let chain = [first, first + 2, last - 2, last].map { Point(x: $0, y: y) }
        let path = EdgePath(
            chains: [chain],
            tailTip: tail > 0 ? Point(x: start, y: y) : nil,
            headTip: head > 0 ? Point(x: end, y: y) : nil
        )
        let colour = Palette.light.edges(kind)
        return "<g class=\"edge \(kind.rawValue)\" color=\"\(colour)\" fill=\"none\" stroke=\"currentColor\">"
            + "\(EdgeStroke(kind: kind, path: path).markup)</g>" + text(kind.legend, at: place)
    }

    private static func text(_ text: String, at place: Point) -> String {
        let start = Point(x: place.x + swatch.width + gap, y: place.y + swatch.height / 2 + 4)
        return PlainText(text, at: start, style: .legend).markup
    }
}
