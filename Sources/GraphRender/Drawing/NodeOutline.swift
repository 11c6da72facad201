/// The outline of a node as SVG elements; colours come from the group around it.
package struct NodeOutline {
    package let shape: NodeShape
    package let box: Box

    package var markup: String {
        switch shape {
        case .arrow: path(arrow)
        case .card: rectangle(box, radius: 7)
        case .component: component
        case .cylinder: path(cylinder) + path(cylinderLid, isMark: true)
        case .dashedCard: rectangle(box, radius: 7, dashes: "6 3")
        case .device: rectangle(box, radius: 10) + path(deviceFoot, isMark: true)
        case .doubleCard: rectangle(box, radius: 7) + rectangle(box.inset(by: 3), radius: 4.5, isMark: true)
        case .folder: path(folder)
        case .heavyDevice: rectangle(box, radius: 10) + path(deviceHead, isBand: true) + path(deviceFoot, isMark: true)
        case .hexagon: path(hexagon)
        case .note: path(note) + path(noteFold, isMark: true)
        case .octagon: path(octagon)
        case .pill: rectangle(box, radius: min(box.height / 2, 14), dashes: "3.5 2.5")
        case .stack: stack
        case .stadium: rectangle(box, radius: min(box.height / 2, 30))
        case .window: rectangle(box, radius: 7) + path(windowBar, isMark: true)
        }
    }

    /// The scale of the ornaments in a small picture of a legend.
    private var unit: Double { min(1, box.height / 40) }

    private func rectangle(_ box: Box, radius: Double, dashes: String? = nil, isMark: Bool = false) -> String {
        let dashed = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        let corner = decimal(min(radius, box.height / 2))
        return "<rect\(kind(isMark)) x=\"\(decimal(box.x))\" y=\"\(decimal(box.y))\" width=\"\(decimal(box.width))\""
            + " height=\"\(decimal(box.height))\" rx=\"\(corner)\"\(dashed)/>"
    }

    private func path(_ data: String, isMark: Bool = false) -> String {
        "<path\(kind(isMark)) d=\"\(data)\"/>"
    }

    /// A band in the colour of the outline.
    private func path(_ data: String, isBand: Bool) -> String {
        "<path class=\"band\" fill=\"currentColor\" fill-opacity=\"0.7\" stroke=\"none\" d=\"\(data)\"/>"
    }

    private func kind(_ isMark: Bool) -> String {
        isMark ? " fill=\"none\"" : " class=\"shape\""
    }

    private func at(_ dx: Double, _ dy: Double) -> String {
        "\(decimal(box.x + dx)) \(decimal(box.y + dy))"
    }

    private var arrow: String {
        let (width, height, tip) = (box.width, box.height, 14 * unit)
        return "M\(at(3, 0))H\(decimal(box.right - tip))L\(at(width, height / 2)) \(at(width - tip, height))"
            + "H\(decimal(box.x + 3))Q\(at(0, height)) \(at(0, height - 3))"
            + "V\(decimal(box.y + 3))Q\(at(0, 0)) \(at(3, 0))Z"
    }

    private var component: String {
        let tab = Size(width: 12 * unit, height: 8 * unit)
        let body = Box(
            x: box.x + tab.width / 2, y: box.y, size: Size(width: box.width - tab.width / 2, height: box.height))
        let first = Box(x: box.x, y: box.y + box.height * 0.24 - tab.height / 2, size: tab)
        let second = Box(x: box.x, y: box.y + box.height * 0.76 - tab.height / 2, size: tab)
        return rectangle(body, radius: 4) + rectangle(first, radius: 1.5) + rectangle(second, radius: 1.5)
    }

    private var lid: Double { 5.5 * unit }

    private var cylinder: String {
        let (radius, width) = (decimal(box.width / 2), box.width)
        let arc = "A\(radius) \(decimal(lid)) 0 0"
        return "M\(at(0, lid))\(arc) 1 \(at(width, lid))V\(decimal(box.bottom - lid))"
            + "\(arc) 1 \(at(0, box.height - lid))Z"
    }

    private var cylinderLid: String {
        "M\(at(0, lid))A\(decimal(box.width / 2)) \(decimal(lid)) 0 0 0 \(at(box.width, lid))"
    }

    private var folder: String {
        let (width, height, tab) = (box.width, box.height, 7 * unit)
        let handle = min(width * 0.45, 60)
        return "M\(at(0, 3))Q\(at(0, 0)) \(at(3, 0))H\(decimal(box.x + handle - tab))L\(at(handle, tab))"
            + "H\(decimal(box.right - 3))Q\(at(width, tab)) \(at(width, tab + 3))V\(decimal(box.bottom - 3))"
            + "Q\(at(width, height)) \(at(width - 3, height))H\(decimal(box.x + 3))"
            + "Q\(at(0, height)) \(at(0, height - 3))Z"
    }

    /// The line at the bottom of a screen.
    private var deviceFoot: String {
        let half = min(box.width * 0.14, 20)
        return "M\(at(box.width / 2 - half, box.height - 6 * unit))H\(decimal(box.center.x + half))"
    }

    /// A thick band at the top of a screen.
    private var deviceHead: String {
        let (radius, band) = (10 * unit, 11 * unit)
        return "M\(at(0, band))V\(decimal(box.y + radius))Q\(at(0, 0)) \(at(radius, 0))"
            + "H\(decimal(box.right - radius))Q\(at(box.width, 0)) \(at(box.width, radius))V\(decimal(box.y + band))Z"
    }

    /// Three cards, the first in front.
    private var stack: String {
        let step = 4 * unit
        let size = Size(width: box.width - 2 * step, height: box.height - 2 * step)
        return [2, 1, 0].map { number in
            rectangle(Box(x: box.x + number * step, y: box.y + number * step, size: size), radius: 7)
        }.joined()
    }

    private var hexagon: String {
        let (width, height, tip) = (box.width, box.height, 11 * unit)
        return "M\(at(tip, 0))H\(decimal(box.right - tip))L\(at(width, height / 2)) \(at(width - tip, height))"
            + "H\(decimal(box.x + tip))L\(at(0, height / 2))Z"
    }

    private var octagon: String {
        let (width, height, cut) = (box.width, box.height, 8 * unit)
        return "M\(at(cut, 0))H\(decimal(box.right - cut))L\(at(width, cut))V\(decimal(box.bottom - cut))"
            + "L\(at(width - cut, height))H\(decimal(box.x + cut))L\(at(0, height - cut))V\(decimal(box.y + cut))Z"
    }

    private var fold: Double { 12 * unit }

    private var note: String {
        "M\(at(0, 0))H\(decimal(box.right - fold))L\(at(box.width, fold))V\(decimal(box.bottom))H\(decimal(box.x))Z"
    }

    private var noteFold: String {
        "M\(at(box.width - fold, 0))V\(decimal(box.y + fold))H\(decimal(box.right))"
    }

    private var windowBar: String {
        let bar = 9 * unit
        return "M\(at(0, bar))H\(decimal(box.right))"
    }
}
