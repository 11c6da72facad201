/// Reads the positions that Graphviz writes into attributes, and turns them upright: its y grows upwards.
package struct PositionReader {
    package let size: Size
    private let height: Double
    private let isMirrored: Bool

    /// Reads the attribute `bb` of the whole graph; anything unreadable is an empty picture.
    package init(bounds: String, isMirrored: Bool) {
        self.isMirrored = isMirrored
        let numbers = Self.numbers(bounds)
        size = numbers.count == 4 ? Size(width: numbers[2], height: numbers[3]) : Size(width: 0, height: 0)
        height = size.height
    }

    package func point(_ text: String) throws(GraphRenderError) -> Point {
        let numbers = Self.numbers(text)
        guard numbers.count == 2 else { throw .layoutFailed("a node has no position") }
        return Point(x: numbers[0], y: isMirrored ? numbers[1] : height - numbers[1])
    }

    package func box(_ text: String) throws(GraphRenderError) -> Box {
        let numbers = Self.numbers(text)
        guard numbers.count == 4 else { throw .layoutFailed("a cluster has no position") }
        let size = Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        return Box(x: numbers[0], y: isMirrored ? numbers[1] : height - numbers[3], size: size)
    }

    /// Reads `s,x,y e,x,y x,y x,y …`: the tips of the marks, where there are any, and the curve.
    package func path(_ text: String) throws(GraphRenderError) -> EdgePath {
        var path = EdgePath(chains: [])
        var chain: [Point] = []
        // Several curves in one edge are parted by a semicolon; Graphviz uses that only for concentrated edges.
        for word in text.split(whereSeparator: { " ;\n\\".contains($0) }) {
            if word.hasPrefix("s,") {
                path.tailTip = try point(String(word.dropFirst(2)))
            } else if word.hasPrefix("e,") {
                path.headTip = try point(String(word.dropFirst(2)))
            } else {
                chain.append(try point(String(word)))
            }
        }
        guard chain.count >= 4, chain.count % 3 == 1 else { throw .layoutFailed("an edge has no position") }
        path.chains = [chain]
        return path
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split(separator: ",").compactMap { Double($0) }
    }
}
