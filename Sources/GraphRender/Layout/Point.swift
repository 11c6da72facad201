/// A place in the picture; y grows downwards.
package struct Point: Sendable, Equatable {
    package var x: Double
    package var y: Double

    package func moved(_ dx: Double, _ dy: Double) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}
