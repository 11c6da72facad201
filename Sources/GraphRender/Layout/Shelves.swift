/// Things that hang on one node and on nothing else, put together on shelves.
///
/// A node that leads to twenty leaves would make a column of twenty rows and twenty lines. On a shelf they stand in
/// rows and columns, and one line of each kind leads to all of them. What hangs on nothing gets a shelf of its own.
package struct Shelves: Sendable {
    /// A box with nodes in rows and columns.
    package struct Shelf: Sendable {
        package let id: String
        package let size: Size
        /// The place of each node, from the upper left corner of the shelf.
        package let places: [(id: String, box: Box)]
    }

    package let shelves: [Shelf]
    /// The graph with a node in the place of each shelf.
    package let reduced: Graph
    /// The id of the edge of the reduced graph that stands for each edge, in the order of the edges.
    package let lines: [String]

    private static let minimumCount = 6

    /// Nothing where no shelf is worth it.
    package init?(_ canonical: CanonicalGraph) {
        let graph = canonical.graph
        let families = Self.families(of: graph)
        guard !families.isEmpty else { return nil }
        shelves = families.enumerated().map { number, nodes in Self.shelf(nodes, id: "shelf \u{1F}\(number)") }
        let pairs = shelves.flatMap { shelf in shelf.places.map { ($0.id, shelf.id) } }
        let homes = Dictionary(uniqueKeysWithValues: pairs)
        let (edges, lines) = Self.edges(of: graph, homes: homes)
        var reduced = graph
        reduced.nodes.removeAll { homes[$0.id] != nil }
        reduced.nodes += shelves.map { shelf in
            var node = Node(id: shelf.id, label: "", kind: .group)
            node.fixedSize = shelf.size
            return node
        }
        reduced.edges = edges
        self.reduced = reduced
        self.lines = lines
    }

    /// The members of each shelf, in the order of the graph; the families in that of what they hang on.
    private static func families(of graph: Graph) -> [[Node]] {
        var neighbours: [String: Set<String>] = [:]
        for edge in graph.edges {
            neighbours[edge.from, default: []].insert(edge.to)
            neighbours[edge.to, default: []].insert(edge.from)
        }
        let leaves = graph.nodes.filter { node in
            let ends = neighbours[node.id] ?? []
            return node.cluster == nil && ends.count <= 1 && !ends.contains(node.id)
        }
        return Dictionary(grouping: leaves) { neighbours[$0.id]?.first ?? "" }
            .filter { $0.value.count >= minimumCount }
            .sorted { $0.key < $1.key }.map(\.value)
    }

    // MARK: - Shelves

    private static func shelf(_ nodes: [Node], id: String) -> Shelf {
        let sizes = nodes.map { NodeCard($0).size }
        let cell = Size(width: (sizes.map(\.width).max() ?? 0) + 16, height: (sizes.map(\.height).max() ?? 0) + 16)
        let columns = (1...nodes.count).min { misfit($0, nodes.count, cell) < misfit($1, nodes.count, cell) } ?? 1
        let margin = 8.0
        let places = zip(nodes, sizes).enumerated().map { index, pair in
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let center = Point(
                x: margin + (Double(column) + 0.5) * cell.width, y: margin + (Double(row) + 0.5) * cell.height)
            return (pair.0.id, Box(center: center, size: pair.1))
        }
        let rows = (nodes.count + columns - 1) / columns
        let size = Size(
            width: Double(columns) * cell.width + 2 * margin, height: Double(rows) * cell.height + 2 * margin)
        return Shelf(id: id, size: size, places: places)
    }

    /// Returns the distance from a good shape of a shelf with so many columns; empty places count too.
    private static func misfit(_ columns: Int, _ count: Int, _ cell: Size) -> Double {
        let rows = (count + columns - 1) / columns
        let ratio = Double(columns) * cell.width / (Double(rows) * cell.height) / 1.3
        return max(ratio, 1 / ratio) + Double(rows * columns - count) / Double(count)
    }

    // MARK: - Edges

    /// The edges with shelves as ends, those of one kind to one shelf as one.
    private static func edges(of graph: Graph, homes: [String: String]) -> (edges: [Edge], lines: [String]) {
        var trunks: [[String]: Int] = [:]
        var words: [Int: [String]] = [:]
        var edges: [Edge] = []
        var lines: [String] = []
        for edge in graph.edges {
            var line = edge
            (line.from, line.to) = (homes[edge.from] ?? edge.from, homes[edge.to] ?? edge.to)
            let isTrunk = line.from != edge.from || line.to != edge.to
            let key = [line.from, line.to, edge.kind.rawValue, edge.change?.rawValue ?? ""]
            if isTrunk, let number = trunks[key] {
                words[number, default: []].append(edge.label)
                lines.append("\(number)")
                continue
            }
            let number = edges.count
            if isTrunk {
                trunks[key] = number
                words[number] = [edge.label]
            }
            line.id = "\(number)"
            edges.append(line)
            lines.append("\(number)")
        }
        for (number, labels) in words { edges[number].label = label(labels) }
        return (edges, lines)
    }

    /// The words of all edges of a line, each once, or none where they are many.
    private static func label(_ labels: [String]) -> String {
        let words = Set(labels.filter { !$0.isEmpty }).sorted()
        return words.count > 3 ? "" : words.joined(separator: ", ")
    }
}
