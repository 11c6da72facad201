/// A small disc with a number or sign at the corner of a node.
package struct BadgeDrawing {
    package let text: String
    package let colour: String
    package let center: Point

    package var markup: String {
        let short = String(text.prefix(3))
        let width = max(16, PlainText.Style.badge.metrics.width(of: short) + 9)
        let box = Box(center: center, size: Size(width: width, height: 16))
        return
            "<g class=\"badge\" stroke=\"none\"><rect fill=\"\(colour)\" x=\"\(decimal(box.x))\" y=\"\(decimal(box.y))\""
            + " width=\"\(decimal(width))\" height=\"16\" rx=\"8\"/>"
            + "<text x=\"\(decimal(center.x))\" y=\"\(decimal(center.y + 3.8))\" font-size=\"10.5\" font-weight=\"700\""
            + " text-anchor=\"middle\" fill=\"#ffffff\">\(XMLText.escaped(short))</text></g>"
    }
}
