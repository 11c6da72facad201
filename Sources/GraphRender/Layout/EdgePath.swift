/// Where an edge runs, always from its source to its target.
package struct EdgePath: Sendable, Equatable {
    /// Chains of cubic Bézier curves: a first point, then three points for each curve. A label parts the chain in two.
    package var chains: [[Point]]
    /// Where the mark at the source ends, if there is one.
    package var tailTip: Point?
    /// Where the mark at the target ends, if there is one.
    package var headTip: Point?
    /// The room for the label, if there is one.
    package var label: Box?

    package func moved(_ dx: Double, _ dy: Double) -> EdgePath {
        EdgePath(
            chains: chains.map { chain in chain.map { $0.moved(dx, dy) } },
            tailTip: tailTip?.moved(dx, dy),
            headTip: headTip?.moved(dx, dy),
            label: label?.moved(dx, dy)
        )
    }

    /// The same line told from its other end.
    package var reversed: EdgePath {
        EdgePath(chains: chains.reversed().map { $0.reversed() }, tailTip: headTip, headTip: tailTip, label: label)
    }

    /// The point furthest to the right, which is where a loop can carry a label.
    package var outermostPoint: Point {
        chains.joined().max { $0.x < $1.x } ?? Point(x: 0, y: 0)
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
