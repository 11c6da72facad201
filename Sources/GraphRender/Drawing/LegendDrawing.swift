/// The block that explains the kinds of nodes, edges, marks and changes in a picture, and no others.
package struct LegendDrawing {
    package let height: Double
    package let markup: String

    private static let rowHeight = 25.0
    private static let swatch = Size(width: 34, height: 17)
    private static let gap = 10.0

    /// A sample and what it means.
    private struct Item {
        let text: String
        let sample: (Point) -> String
    }

    package init(_ graph: Graph, at corner: Point, width: Double) {
        let groups = [
            Self.nodes(of: graph), Self.heats(of: graph), Self.edges(of: graph), Self.marks(of: graph),
            Self.changes(of: graph),
        ]
        let texts = groups.flatMap { $0 }.map(\.text)
        guard let widest = texts.map(PlainText.Style.legend.metrics.width(of:)).max() else {
            (height, markup) = (0, "")
            return
        }
        let columnWidth = Self.swatch.width + Self.gap + widest + 26
        let columns = max(1, Int((width + 26) / columnWidth))
        var y = corner.y
        var parts: [String] = []
        for group in groups where !group.isEmpty {
            for (index, item) in group.enumerated() {
                let (row, column) = index.quotientAndRemainder(dividingBy: columns)
                let place = Point(x: corner.x + Double(column) * columnWidth, y: y + Double(row) * Self.rowHeight)
                parts.append(item.sample(place) + Self.text(item.text, at: place))
            }
            y += Double((group.count + columns - 1) / columns) * Self.rowHeight + 6
        }
        height = y - corner.y
        markup = "<g class=\"legend\">\(parts.joined(separator: "\n"))</g>"
    }

    // MARK: - Items

    private static func nodes(of graph: Graph) -> [Item] {
        NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }.map { kind in
            Item(text: graph.legend(of: kind)) { place in
                let tone = Palette.light.tones(kind)
                let outline = NodeOutline(shape: kind.shape, box: Box(x: place.x, y: place.y, size: swatch)).markup
                return "<g class=\"node \(kind.rawValue)\" fill=\"\(tone.fill)\" stroke=\"\(tone.line)\">\(outline)</g>"
            }
        }
    }

    private static func heats(of graph: Graph) -> [Item] {
        graph.heatWords.enumerated().filter { !$1.isEmpty }.map { heat, words in
            Item(text: words) { place in
                let tone = Palette.light.heats[min(heat, Palette.light.heats.count - 1)]
                let outline = NodeOutline(shape: NodeKind.module.shape, box: Box(x: place.x, y: place.y, size: swatch))
                    .markup
                return "<g class=\"node heat\(heat)\" fill=\"\(tone.fill)\" stroke=\"\(tone.line)\">\(outline)</g>"
            }
        }
    }

    private static func edges(of graph: Graph) -> [Item] {
        EdgeKind.allCases.filter { kind in graph.edges.contains { $0.kind == kind } }.map { kind in
            Item(text: kind.legend) { line(kind, at: $0) }
        }
    }

    private static func marks(of graph: Graph) -> [Item] {
        let order: [NodeKind] = [.view, .presenter, .interactor, .router, .builder, .service, .entity, .adapter]
        return order.filter { kind in graph.nodes.contains { $0.roles.contains(kind) } }.map { kind in
            Item(text: kind == .service ? "has data manager" : "has \(kind.caption)") { place in
                RoleMarks.mark(kind, at: place.moved(8.5, 1.5))
            }
        }
    }

    private static func changes(of graph: Graph) -> [Item] {
        graph.changes.map { change in
            Item(text: change.legend) { place in
                let sign = change.sign ?? "="
                let colour = Palette.light.changes(change)
                let middle = Point(x: place.x + swatch.width / 2, y: place.y + swatch.height / 2)
                return BadgeDrawing(text: sign, colour: colour, center: middle).markup
            }
        }
    }

    private static func line(_ kind: EdgeKind, at place: Point) -> String {
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
            + "\(EdgeStroke(kind: kind, path: path).markup)</g>"
    }

    private static func text(_ text: String, at place: Point) -> String {
        let start = Point(x: place.x + swatch.width + gap, y: place.y + swatch.height / 2 + 4)
        return PlainText(text, at: start, style: .legend).markup
    }
}
