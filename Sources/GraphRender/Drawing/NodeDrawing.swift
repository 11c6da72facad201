/// A node as an SVG group.
package struct NodeDrawing {
    package let node: Node
    package let box: Box

    package var markup: String {
        let tone = Palette.light.tone(of: node)
        let heat = node.heat.map { " heat\($0)" } ?? ""
        let emphasis = node.isEmphasised ? " emphasised" : ""
        let group =
            "<g class=\"node \(node.kind.rawValue)\(heat)\(emphasis)\(change)\" data-id=\"\(XMLText.escaped(node.id))\""
            + " fill=\"\(tone.fill)\" stroke=\"\(outlineColour(tone))\" color=\"\(tone.ink)\""
            + (node.isEmphasised || isMarkedAsChanged ? " stroke-width=\"2.6\"" : "") + changeAttributes + ">"
        let title = "<title>\(XMLText.escaped(tooltip))</title>"
        let outline = NodeOutline(shape: node.kind.shape, box: box).markup
        return SafeLink.wrapped("\(group)\(title)\(outline)\(text)\(badge)</g>", to: node.link)
    }

    // MARK: - Changes

    private var change: String { node.change.map { " " + $0.rawValue } ?? "" }

    private var isMarkedAsChanged: Bool { node.change?.sign != nil }

    private func outlineColour(_ tone: Tone) -> String {
        guard let change = node.change, change.sign != nil else { return tone.line }
        return Palette.light.changes(change)
    }

    private var changeAttributes: String {
        switch node.change {
        case .removed: " stroke-dasharray=\"6 4\""
        case .unchanged: " opacity=\"0.5\""
        case .added, .changed, nil: ""
        }
    }

    private var badge: String {
        let place = Point(x: box.right - 6, y: box.y + 2)
        if let change = node.change, let sign = change.sign {
            return BadgeDrawing(text: sign, colour: Palette.light.changes(change), center: place).markup
        }
        guard let badge = node.badge else { return "" }
        return BadgeDrawing(text: badge, colour: Palette.light.fault, center: place).markup
    }

    // MARK: - Text

    private var tooltip: String {
        node.tooltip ?? ([node.label + ", " + (node.caption ?? node.kind.caption)] + node.lines).joined(separator: "\n")
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
        let words = "<g fill=\"currentColor\" stroke=\"none\" text-anchor=\"middle\">\(lines.joined())</g>"
        guard !node.roles.isEmpty else { return words }
        let top = box.bottom - card.insets.bottom - RoleMarkSizes.size.height + 1
        return words + RoleMarks.markup(node.roles, middle: middle, top: top)
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
