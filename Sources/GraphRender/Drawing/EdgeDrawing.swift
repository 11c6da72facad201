/// An edge as an SVG group.
package struct EdgeDrawing {
    package let edge: Edge
    package let path: EdgePath
    package let tooltip: String

    package var markup: String {
        let id = edge.id.map { " data-id=\"\(XMLText.escaped($0))\"" } ?? ""
        let change = edge.change.map { " " + $0.rawValue } ?? (edge.badge == nil ? "" : " fault")
        let fade = edge.change == .unchanged ? " opacity=\"0.5\"" : ""
        let group =
            "<g class=\"edge \(edge.kind.rawValue)\(change)\"\(id) data-from=\"\(XMLText.escaped(edge.from))\""
            + " data-to=\"\(XMLText.escaped(edge.to))\" data-kind=\"\(edge.kind.rawValue)\""
            + " color=\"\(colour)\" fill=\"none\" stroke=\"currentColor\"\(fade)>"
        let stroke = EdgeStroke(kind: edge.kind, path: path).markup
        let markup = "\(group)<title>\(XMLText.escaped(tooltip))</title>\(stroke)\(label)\(badge)</g>"
        return SafeLink.wrapped(markup, to: edge.link)
    }

    private var colour: String {
        if let change = edge.change, change.sign != nil { return Palette.light.changes(change) }
        return edge.badge == nil ? Palette.light.edges(edge.kind) : Palette.light.fault
    }

    /// A number before the words of the label; a number or the sign of a change in the middle of a line without words.
    private var badge: String {
        let sign = edge.label.isEmpty ? edge.change?.sign : nil
        guard let text = sign ?? (edge.change == nil ? edge.badge : nil) else { return "" }
        let samples = path.samples
        guard let middle = samples.isEmpty ? nil : samples[samples.count / 2] else { return "" }
        let center = path.label.map { Point(x: $0.x - 8, y: $0.center.y) } ?? middle
        return BadgeDrawing(text: text, colour: colour, center: center).markup
    }

    private var label: String {
        guard let label = EdgeLabel(path.word ?? edge.word), let box = path.label else { return "" }
        let rectangle =
            "<rect class=\"halo\" x=\"\(decimal(box.x))\" y=\"\(decimal(box.y))\" width=\"\(decimal(box.width))\""
            + " height=\"\(decimal(box.height))\" rx=\"4\" fill=\"\(Palette.light.page)\" stroke=\"none\"/>"
        let text =
            "<text class=\"word\" x=\"\(decimal(box.center.x))\" y=\"\(decimal(box.center.y + 3.7))\""
            + " font-size=\"\(decimal(EdgeLabel.text.size))\" text-anchor=\"middle\" fill=\"\(Palette.light.muted)\""
            + " stroke=\"none\">\(XMLText.escaped(label.text))</text>"
        return rectangle + text
    }
}
