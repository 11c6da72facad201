/// An upright rectangle.
package struct Box: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, size: Size) {
        self.x = x
        self.y = y
        width = size.width
        height = size.height
    }

    package init(center: Point, size: Size) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size)
    }

    package var right: Double { x + width }
    package var bottom: Double { y + height }
    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    package func inset(by distance: Double) -> Box {
        Box(x: x + distance, y: y + distance, size: Size(width: width - 2 * distance, height: height - 2 * distance))
    }

    package func moved(_ dx: Double, _ dy: Double) -> Box {
        Box(x: x + dx, y: y + dy, size: Size(width: width, height: height))
    }
}
