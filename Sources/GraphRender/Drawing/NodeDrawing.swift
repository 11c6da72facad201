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
        var baseline = box.y + card.insets.top + 8
        var lines = [Self.line(card.caption, at: Point(x: middle, y: baseline), style: "class=\"caption\" font-size=\"9.5\"")]
        let size = decimal(card.labelText.size)
        baseline += NodeCard.captionHeight - 8 + card.labelText.size
        for label in card.labelLines {
            lines.append(
                Self.line(
                    label, at: Point(x: middle, y: baseline), style: "class=\"name\" font-size=\"\(size)\" font-weight=\"700\""
                ))
            baseline += NodeCard.labelHeight(card.labelText)
        }
        baseline += NodeCard.detailHeight - NodeCard.labelHeight(card.labelText)
        for detail in card.detailLines {
            lines.append(Self.line(detail, at: Point(x: middle, y: baseline), style: "class=\"detail\" font-size=\"11\""))
            baseline += NodeCard.detailHeight
        }
        return "<g fill=\"currentColor\" stroke=\"none\" text-anchor=\"middle\">\(lines.joined())</g>"
    }

    private static func line(_ text: String, at point: Point, style: String) -> String {
        "<text \(style) x=\"\(decimal(point.x))\" y=\"\(decimal(point.y))\">\(XMLText.escaped(text))</text>"
    }
}
