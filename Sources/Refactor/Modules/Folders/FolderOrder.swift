/// An order of folders in which as few uses as possible lead back, and those that still do.
struct FolderOrder {
    private let names: [String]
    private let edges: [ModuleEdge]
    /// The number of uses between each two folders; a folder and what is inside of it may use each other freely.
    private var weights: [[Int]]

    init(_ graph: ModuleGraph) {
        names = graph.modules.map(\.name)
        edges = graph.edges.filter { !FolderNames.areNested($0.from, $0.to) }
        let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        weights = names.map { _ in [Int](repeating: 0, count: places.count) }
        for edge in edges {
            guard let from = places[edge.from], let to = places[edge.to] else { continue }
            weights[from][to] += Int(edge.label.prefix { $0.isNumber }) ?? 1
        }
    }

    /// A finding for each edge that closes a cycle: of all edges in the cycle, those with the fewest uses.
    var cycles: [ModuleFinding] {
        let order = Dictionary(uniqueKeysWithValues: sifted().enumerated().map { (names[$1], $0) })
        return edges.compactMap { edge in
            guard (order[edge.to] ?? 0) < (order[edge.from] ?? 0), let way = way(from: edge.to, to: edge.from) else {
                return nil
            }
            let between = way.dropFirst().dropLast()
            let back =
                between.isEmpty ? "in turn uses \(edge.from)" : "leads back to it through \(listed(Array(between)))"
            return ModuleFinding(
                code: "module-cycle", message: "\(edge.from) uses \(edge.via) of \(edge.to), which \(back)",
                subjects: [edge.from, edge.to], evidence: edge.evidence)
        }
    }

    // MARK: - Order

    /// Each folder goes where the fewest uses lead back, again and again until none gains by it.
    private func sifted() -> [Int] {
        func surplus(_ place: Int) -> Int { weights[place].reduce(0, +) - weights.reduce(0) { $0 + $1[place] } }
        let surpluses = names.indices.map(surplus)
        var order = names.indices.sorted { (-surpluses[$0], names[$0]) < (-surpluses[$1], names[$1]) }
        for _ in 0..<20 {
            let before = order
            for folder in names.indices { move(folder, in: &order) }
            if order == before { break }
        }
        return order
    }

    private func move(_ folder: Int, in order: inout [Int]) {
        guard let current = order.firstIndex(of: folder) else { return }
        order.remove(at: current)
        // The cost of the first place of all: whoever uses the folder stands behind it.
        var cost = order.reduce(0) { $0 + weights[$1][folder] }
        var costs = [cost]
        for other in order {
            cost += weights[folder][other] - weights[other][folder]
            costs.append(cost)
        }
        let best = costs.indices.min { costs[$0] < costs[$1] } ?? current
        order.insert(folder, at: costs[best] < costs[current] ? best : current)
    }

    // MARK: - Ways

    /// The shortest way from a folder to another, both of them included.
    private func way(from start: String, to end: String) -> [String]? {
        let next = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
        var sources: [String: String] = [start: start]
        var border = [start]
        while !border.isEmpty, sources[end] == nil {
            border = border.flatMap { name in
                (next[name] ?? []).filter { target in
                    guard sources[target] == nil else { return false }
                    sources[target] = name
                    return true
                }
            }
        }
        guard sources[end] != nil else { return nil }
        var way = [end]
        while let last = way.last, last != start, let source = sources[last] { way.append(source) }
        return way.reversed()
    }
}
