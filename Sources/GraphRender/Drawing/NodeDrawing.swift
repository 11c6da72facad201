/// A node as an SVG group.
package struct NodeDrawing {
    package let node: Node
    package let box: Box

    package var markup: String {
        let tone = Palette.light.tones(node.kind)
        let emphasis = node.isEmphasised ? " emphasised" : ""
        let group =
            "<g class=\"node \(node.kind.rawValue)\(emphasis)\" data-id=\"\(XMLText.escaped(node.id))\""
            + " fill=\"\(tone.fill)\" stroke=\"\(tone.line)\" color=\"\(tone.ink)\""
            + (node.isEmphasised ? " stroke-width=\"2.6\"" : "") + ">"
        let title = "<title>\(XMLText.escaped(tooltip))</title>"
        let outline = NodeOutline(shape: node.kind.shape, box: box).markup
        return linked("\(group)\(title)\(outline)\(text)</g>")
    }

    private var tooltip: String {
        node.tooltip ?? ([node.label + ", " + node.kind.caption] + node.lines).joined(separator: "\n")
    }

    private func linked(_ markup: String) -> String {
        guard let link = node.link, Self.isSafe(link) else { return markup }
        return "<a href=\"\(XMLText.escaped(link))\">\(markup)</a>"
    }

    /// Whether a link has no scheme, or one that cannot run anything.
    private static func isSafe(_ link: String) -> Bool {
        let scheme = link.prefix { !":/?#".contains($0) }
        guard link.dropFirst(scheme.count).first == ":" else { return true }
        return ["file", "http", "https"].contains(scheme.lowercased())
    }

    private var text: String {
        let card = NodeCard(node)
        let middle = box.x + (card.insets.left + box.width - card.insets.right) / 2
        let caption = Point(x: middle, y: box.y + card.insets.top + 8)
        let label = Point(x: middle, y: box.y + card.insets.top + NodeCard.captionHeight + card.labelText.size)
        let labelHeight = NodeCard.labelHeight(card.labelText)
        let detail = label.moved(0, Double(card.labelLines.count - 1) * labelHeight + NodeCard.detailHeight)
        let lines =
            Self.lines([card.caption], from: caption, height: 0, style: style("caption", NodeCard.captionText))
            + Self.lines(card.labelLines, from: label, height: labelHeight, style: style("name", card.labelText))
            + Self.lines(
                card.detailLines, from: detail, height: NodeCard.detailHeight,
                style: style("detail", NodeCard.detailText))
        return "<g fill=\"currentColor\" stroke=\"none\" text-anchor=\"middle\">\(lines.joined())</g>"
    }

    private func style(_ name: String, _ text: TextMetrics) -> String {
        "class=\"\(name)\" font-size=\"\(decimal(text.size))\"" + (text.isBold ? " font-weight=\"700\"" : "")
    }

    private static func lines(_ lines: [String], from start: Point, height: Double, style: String) -> [String] {
        lines.enumerated().map { number, line in
            let place = start.moved(0, Double(number) * height)
            return "<text \(style) x=\"\(decimal(place.x))\" y=\"\(decimal(place.y))\">\(XMLText.escaped(line))</text>"
        }
    }
}
