/// An edge as an SVG group.
package struct EdgeDrawing {
    package let edge: Edge
    package let path: EdgePath
    package let tooltip: String

    package var markup: String {
        let id = edge.id.map { " data-id=\"\(XMLText.escaped($0))\"" } ?? ""
        let group =
            "<g class=\"edge \(edge.kind.rawValue)\"\(id) data-from=\"\(XMLText.escaped(edge.from))\""
            + " data-to=\"\(XMLText.escaped(edge.to))\" data-kind=\"\(edge.kind.rawValue)\""
            + " color=\"\(Palette.light.edges(edge.kind))\" fill=\"none\" stroke=\"currentColor\">"
        return "\(group)<title>\(XMLText.escaped(tooltip))</title>\(EdgeStroke(kind: edge.kind, path: path).markup)"
            + "\(label)</g>"
    }

    private var label: String {
        guard let label = EdgeLabel(edge), let box = path.label else { return "" }
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
