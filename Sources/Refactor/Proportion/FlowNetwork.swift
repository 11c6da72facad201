/// A network of capacities whose minimum cut is looked for.
///
/// The maximum flow by Dinic's algorithm: augmenting paths along shortest ways, level by level. Capacities are whole
/// numbers; what may not be cut has `unbounded` capacity.
struct FlowNetwork {
    static let unbounded = Int.max / 4

    private struct Edge {
        let target: Int
        var capacity: Int
    }

    /// Each edge is followed by the one that takes its flow back.
    private var edges: [Edge] = []
    private var outgoing: [[Int]]
    private var levels: [Int] = []
    private var next: [Int] = []

    let source: Int
    let sink: Int

    init(nodes: Int) {
        source = nodes
        sink = nodes + 1
        outgoing = Array(repeating: [], count: nodes + 2)
    }

    /// Adds a node and returns its number.
    mutating func node() -> Int {
        outgoing.append([])
        return outgoing.count - 1
    }

    /// Cutting the first node from the second one costs the capacity.
    mutating func connect(_ start: Int, _ end: Int, _ capacity: Int) {
        guard capacity > 0, start != end else { return }
        outgoing[start].append(edges.count)
        edges.append(Edge(target: end, capacity: capacity))
        outgoing[end].append(edges.count)
        edges.append(Edge(target: start, capacity: 0))
    }

    /// The nodes on the source's side of the cheapest cut: as few as possible where cuts cost the same.
    mutating func sourceSide() -> Set<Int> {
        while findLevels() {
            next = Array(repeating: 0, count: outgoing.count)
            while push(from: source, Self.unbounded) > 0 {}
        }
        return Set(levels.indices.filter { levels[$0] >= 0 })
    }

    /// Numbers the nodes by their distance from the source; false where the sink is out of reach.
    private mutating func findLevels() -> Bool {
        levels = Array(repeating: -1, count: outgoing.count)
        levels[source] = 0
        var open = [source]
        var first = 0
        while first < open.count {
            let node = open[first]
            first += 1
            for edge in outgoing[node] where edges[edge].capacity > 0 && levels[edges[edge].target] < 0 {
                levels[edges[edge].target] = levels[node] + 1
                open.append(edges[edge].target)
            }
        }
        return levels[sink] >= 0
    }

    /// Sends as much as goes along one way; returns the amount.
    private mutating func push(from node: Int, _ amount: Int) -> Int {
        if node == sink { return amount }
        while next[node] < outgoing[node].count {
            let edge = outgoing[node][next[node]]
            let target = edges[edge].target
            if edges[edge].capacity > 0, levels[target] == levels[node] + 1 {
                let sent = push(from: target, min(amount, edges[edge].capacity))
                if sent > 0 {
                    edges[edge].capacity -= sent
                    edges[edge ^ 1].capacity += sent
                    return sent
                }
            }
            next[node] += 1
        }
        return 0
    }
}
