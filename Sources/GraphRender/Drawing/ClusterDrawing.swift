/// A cluster's box and header as an SVG group.
package struct ClusterDrawing {
    package let cluster: Cluster
    package let box: Box

    package var markup: String {
        let header = ClusterHeader(cluster)
        let colours = Palette.light
        let (x, y) = (box.x + 14, box.y + 22)
        let group =
            "<g class=\"cluster \(cluster.kind.rawValue)\" data-id=\"\(XMLText.escaped(cluster.id))\""
            + " fill=\"\(colours.box)\" stroke=\"\(colours.boxLine)\"" + (cluster.isEmphasised ? emphasis : "") + ">"
        let tooltip = cluster.note.isEmpty ? cluster.label : "\(cluster.label), \(cluster.note)"
        let title = "<title>\(XMLText.escaped(tooltip))</title>"
        let rectangle =
            "<rect x=\"\(decimal(box.x))\" y=\"\(decimal(box.y))\" width=\"\(decimal(box.width))\""
            + " height=\"\(decimal(box.height))\" rx=\"12\"\(dashes)/>"
        let label = PlainText(header.label, at: Point(x: x, y: y), style: .boxHeader).markup
        let noteStart = Point(x: x + header.labelWidth + ClusterHeader.gap, y: y)
        let note = header.note.isEmpty ? "" : PlainText(header.note, at: noteStart, style: .boxNote).markup
        return "\(group)\(title)\(rectangle)\(label)\(note)</g>"
    }

    private var emphasis: String { " stroke-width=\"3\"" }

    private var dashes: String {
        switch cluster.kind {
        case .module: ""
        case .submodule: " stroke-dasharray=\"2 3\""
        case .external: " stroke-dasharray=\"7 4\""
        }
    }
}
