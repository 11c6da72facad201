/// An arrow head, diamond or dot at the end of a line.
package struct MarkDrawing {
    /// The point where the line meets the mark.
    package let joint: Point
    package let markup: String

    /// Draws a mark whose tip is `tip`, as long as its kind wants but no longer than the room from `start`.
    package init(_ mark: EdgeMark, from start: Point, to tip: Point) {
        let (dx, dy) = (tip.x - start.x, tip.y - start.y)
        let room = max((dx * dx + dy * dy).squareRoot(), 0.1)
        let length = min(room, mark.scale * 10)
        let (ux, uy) = (dx / room, dy / room)
        func place(_ back: Double, _ aside: Double) -> String {
            "\(decimal(tip.x - ux * back - uy * aside)) \(decimal(tip.y - uy * back + ux * aside))"
        }
        let half = length / 2
        let diamond = "M\(place(0, 0))L\(place(half, 3.7)) \(place(length, 0)) \(place(half, -3.7))Z"
        let triangle = "M\(place(0, 0))L\(place(length, 4)) \(place(length, -4))Z"
        switch mark {
        case .arrow: markup = Self.filled(triangle)
        case .diamond: markup = Self.filled(diamond)
        case .dot:
            let arc = "A\(decimal(half)) \(decimal(half)) 0 1 0"
            markup = Self.filled("M\(place(0, 0))\(arc) \(place(length, 0))\(arc) \(place(0, 0))Z")
        case .hollowDiamond: markup = Self.hollow(diamond)
        case .hollowTriangle: markup = Self.hollow(triangle)
        case .none: markup = ""
        case .openArrow:
            markup = "<path stroke-width=\"1.5\" d=\"M\(place(length, 4))L\(place(0, 0)) \(place(length, -4))\"/>"
        }
        let reach = mark == .openArrow || mark == .none ? 0 : length
        joint = Point(x: tip.x - ux * reach, y: tip.y - uy * reach)
    }

    private static func filled(_ data: String) -> String {
        "<path fill=\"currentColor\" stroke=\"none\" d=\"\(data)\"/>"
    }

    private static func hollow(_ data: String) -> String {
        "<path class=\"hollow\" fill=\"\(Palette.light.page)\" stroke-width=\"1.2\" d=\"\(data)\"/>"
    }
}
