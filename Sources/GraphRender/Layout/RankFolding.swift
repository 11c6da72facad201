/// Breaks columns of a picture that would make an endless page into several beside each other.
///
/// Graphviz puts everything that one node leads to into one column. Here the columns are found first; where they are
/// much higher than the page is wide, each is parted into pieces, and every edge is told how many columns it spans.
package struct RankFolding: Sendable, Equatable {
    /// The number of columns that each edge spans; in the order of the edges.
    package let lengths: [Int]
    /// Steps that are not drawn: they hold nodes in their column to which no edge leads.
    package let ties: [Tie]

    package struct Tie: Sendable, Equatable {
        package let first: String
        package let second: String
        package let length: Int
    }

    /// The ratio of a page's width to its height.
    private static let proportion = 1.5

    /// Nothing for a picture with a sensible shape, for one from top to bottom, and for one with clusters.
    package init?(_ canonical: CanonicalGraph, steps: [Flow.Step]) {
        let graph = canonical.graph
        guard graph.direction == .leftToRight, graph.clusters.isEmpty, graph.nodes.count > 8 else { return nil }
        let ids = graph.nodes.map(\.id)
        var columns = Columns(ids: ids, steps: steps)
        let page = Page(graph)
        guard let limit = page.limit(for: columns.ranks.map(\.count), proportion: Self.proportion) else { return nil }
        columns.fold(to: limit)
        let scale = page.hasLabels ? 2 : 1
        lengths = steps.map { step in
            step.from == step.to ? 1 : max(1, (columns.column(of: step.to) - columns.column(of: step.from)) * scale)
        }
        ties = Self.ties(columns, ids: ids, scale: scale)
    }

    /// Each node that no step leads to hangs on the first node of the first column.
    private static func ties(_ columns: Columns, ids: [String], scale: Int) -> [Tie] {
        guard let anchor = ids.first(where: { columns.column(of: $0) == 0 }) else { return [] }
        return ids.filter { columns.isFree($0) && columns.column(of: $0) > 0 }.map {
            Tie(first: anchor, second: $0, length: columns.column(of: $0) * scale)
        }
    }

    /// The measures of a picture, as far as they follow from its nodes.
    private struct Page {
        let hasLabels: Bool
        private let rowHeight: Double
        private let columnWidth: Double

        init(_ graph: Graph) {
            let sizes = graph.nodes.map { NodeCard($0).size }
            let count = Double(sizes.count)
            let labels = graph.edges.compactMap { EdgeLabel($0)?.size.width }
            hasLabels = !labels.isEmpty
            rowHeight = sizes.reduce(0) { $0 + $1.height } / count + 27
            let label = labels.isEmpty ? 0 : labels.reduce(0, +) / Double(labels.count) + 43
            columnWidth = sizes.reduce(0) { $0 + $1.width } / count + 43 + label
        }

        /// Returns the maximum number of nodes in a column; nothing where no column is too high.
        func limit(for counts: [Int], proportion: Double) -> Int? {
            guard let highest = counts.max(), ratio(counts, limit: highest) < proportion * 0.6 else { return nil }
            func error(_ limit: Int) -> Double {
                let ratio = ratio(counts, limit: limit) / proportion
                return max(ratio, 1 / ratio)
            }
            return (1...highest).min { error($0) < error($1) }
        }

        private func ratio(_ counts: [Int], limit: Int) -> Double {
            let columns = counts.reduce(0) { $0 + ($1 + limit - 1) / limit }
            return Double(columns) * columnWidth / (Double(min(limit, counts.max() ?? 1)) * rowHeight)
        }
    }
}

/// The columns of a picture: each node stands behind everything that leads to it.
private struct Columns {
    private let ids: [String]
    private let sources: [String: [String]]
    private let targets: [String: [String]]
    private var places: [String: Int] = [:]

    init(ids: [String], steps: [Flow.Step]) {
        let steps = steps.filter { $0.from != $0.to }
        self.ids = ids
        sources = Dictionary(grouping: steps, by: \.to).mapValues { $0.map(\.from) }
        targets = Dictionary(grouping: steps, by: \.from).mapValues { $0.map(\.to) }
        place()
    }

    func column(of id: String) -> Int { places[id] ?? 0 }

    /// Returns true if no step leads to a node.
    func isFree(_ id: String) -> Bool { sources[id] == nil }

    /// The nodes of each column, those together that the same ones lead to; leaves stand before what leads on.
    var ranks: [[String]] {
        let last = places.values.max() ?? 0
        var ranks = [[String]](repeating: [], count: last + 1)
        for id in ids { ranks[column(of: id)].append(id) }
        return ranks
    }

    /// The longest way there decides; a node that nothing leads to stands right before what it leads to.
    private mutating func place() {
        var open = sources.mapValues(\.count)
        var border = ids.filter { isFree($0) }
        for id in border { places[id] = 0 }
        while !border.isEmpty {
            var next: [String] = []
            for id in border {
                for target in targets[id] ?? [] {
                    places[target] = max(column(of: target), column(of: id) + 1)
                    open[target, default: 1] -= 1
                    if open[target] == 0 { next.append(target) }
                }
            }
            border = next
        }
        for id in ids where isFree(id) {
            if let nearest = (targets[id] ?? []).map({ column(of: $0) }).min() { places[id] = nearest - 1 }
        }
    }

    mutating func fold(to limit: Int) {
        let order = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        var column = 0
        for rank in ranks {
            let sorted = rank.sorted { key($0, order).lexicographicallyPrecedes(key($1, order)) }
            let pieces = max(1, (rank.count + limit - 1) / limit)
            for (index, id) in sorted.enumerated() {
                places[id] = column + index * pieces / max(rank.count, 1)
            }
            column += pieces
        }
    }

    private func key(_ id: String, _ order: [String: Int]) -> [Int] {
        let parent = (sources[id] ?? []).compactMap { order[$0] }.min() ?? -1
        return [targets[id] == nil ? 0 : 1, parent, order[id] ?? 0]
    }
}
