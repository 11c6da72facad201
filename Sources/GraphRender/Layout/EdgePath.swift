/// The path of an edge, always from its source to its target.
package struct EdgePath: Sendable, Equatable {
    /// Chains of cubic Bézier curves: a first point, then three points for each curve. A label parts the chain in two.
    package var chains: [[Point]]
    /// The tip of the mark at the source, if there is one.
    package var tailTip: Point?
    /// The tip of the mark at the target, if there is one.
    package var headTip: Point?
    /// The room for the label, if there is one.
    package var label: Box?
    /// The words of the label, where the edge stands for several.
    package var word: String?

    package func moved(_ dx: Double, _ dy: Double) -> EdgePath {
        EdgePath(
            chains: chains.map { chain in chain.map { $0.moved(dx, dy) } },
            tailTip: tailTip?.moved(dx, dy),
            headTip: headTip?.moved(dx, dy),
            label: label?.moved(dx, dy),
            word: word
        )
    }

    /// The same line told from its other end.
    package var reversed: EdgePath {
        EdgePath(
            chains: chains.reversed().map { $0.reversed() }, tailTip: headTip, headTip: tailTip, label: label,
            word: word)
    }

    /// Returns the box for the label of a loop: above or below a loop of a picture from left to right, else at its
    /// right.
    package func loopLabel(_ size: Size, direction: Direction) -> Box {
        let points = samples
        let start = points.first ?? Point(x: 0, y: 0)
        let top = points.min { $0.y < $1.y } ?? start
        let bottom = points.max { $0.y < $1.y } ?? start
        let outermost = points.max { $0.x < $1.x } ?? start
        switch direction {
        case .leftToRight where start.y - top.y >= bottom.y - start.y:
            return Box(center: top.moved(0, -size.height / 2 - 1), size: size)
        case .leftToRight:
            return Box(center: bottom.moved(0, size.height / 2 + 1), size: size)
        case .topToBottom:
            return Box(center: outermost.moved(size.width / 2 + 1, 0), size: size)
        }
    }

    /// Points along the line, near enough to each other to tell how much room it takes.
    package var samples: [Point] {
        chains.flatMap { chain in
            stride(from: 0, to: chain.count - 3, by: 3).flatMap { start in
                stride(from: 0, through: 1, by: 0.125).map { Self.point(at: $0, on: chain[start...(start + 3)]) }
            }
        }
    }

    private static func point(at time: Double, on curve: ArraySlice<Point>) -> Point {
        let rest = 1 - time
        let weights = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
        return zip(curve, weights).reduce(Point(x: 0, y: 0)) { $0.moved($1.0.x * $1.1, $1.0.y * $1.1) }
    }
}
