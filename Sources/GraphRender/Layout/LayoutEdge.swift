/// An edge as the layout sees it: from the end that stands first to the end that stands behind it.
///
/// References that lead back (weak ones, output) are laid out from their target, so that a pair of roles that know
/// each other forms a flow and not a cycle. A protocol stands between the one who holds it and the one who
/// implements it, whichever of the two comes first.
package struct LayoutEdge: Sendable, Equatable {
    package let edge: Edge
    package let isReversed: Bool
    package let weight: Int
    /// The minimum number of ranks that the edge spans: what lies outside goes behind the last thing inside, not above
    /// it.
    package let length: Int
    /// True if the first and the second end are protocols, which are entered in the middle of their sides.
    package let startsAtPort: Bool
    package let endsAtPort: Bool

    package var first: String { isReversed ? edge.to : edge.from }
    package var second: String { isReversed ? edge.from : edge.to }

    /// True if the edge is told how many columns it spans, because the picture is folded.
    package let isFolded: Bool

    /// The edges of a graph, in its order, and what holds the columns of a folded picture.
    package static func edges(of canonical: CanonicalGraph) -> (edges: [LayoutEdge], ties: [RankFolding.Tie]) {
        let edges = canonical.graph.edges
        let heldAhead = Set(edges.filter { !$0.kind.isBackward && $0.kind != .conforms }.map(\.to))
        let meant = edges.map { edge in
            edge.kind == .conforms ? heldAhead.contains(edge.to) : edge.kind.isBackward != edge.leadsBack
        }
        let steps = zip(edges, meant).map { edge, isReversed in
            isReversed ? Flow.Step(from: edge.to, to: edge.from) : Flow.Step(from: edge.from, to: edge.to)
        }
        let againstFlow = Flow(nodes: canonical.graph.nodes.map(\.id), steps: steps).backSteps
        let ports = Ports(canonical)
        let reversed = edges.indices.map { meant[$0] != againstFlow.contains($0) }
        let folding = RankFolding(
            canonical,
            steps: zip(edges, reversed).map { edge, isReversed in
                isReversed ? Flow.Step(from: edge.to, to: edge.from) : Flow.Step(from: edge.from, to: edge.to)
            })
        let result = edges.indices.map { index in
            LayoutEdge(
                edges[index], isReversed: reversed[index], canonical: canonical, ports: ports,
                length: folding?.lengths[index])
        }
        return (result, folding?.ties ?? [])
    }

    private init(_ edge: Edge, isReversed: Bool, canonical: CanonicalGraph, ports: Ports, length folded: Int?) {
        let (first, second) = isReversed ? (edge.to, edge.from) : (edge.from, edge.to)
        // A protocol that is only held weakly leads back, so it stands beside the spine.
        let isAhead = edge.kind != .conforms || isReversed
        let isSpine = isAhead && ports.isSpine(edge.from) && ports.isSpine(edge.to)
        self.edge = edge
        self.isReversed = isReversed
        weight = isSpine ? edge.kind.weight : min(edge.kind.weight, 2)
        length = folded ?? (edge.kind == .service && canonical.isLeavingCluster(edge) ? 2 : 1)
        isFolded = folded != nil
        startsAtPort = first != second && canonical.nodes[first]?.kind == .protocolPort
        endsAtPort = first != second && canonical.nodes[second]?.kind == .protocolPort
    }

    /// The nodes on the line from the view to the interactor.
    private struct Ports {
        private let kinds: [String: NodeKind]

        init(_ canonical: CanonicalGraph) {
            var kinds = canonical.nodes.mapValues(\.kind)
            // A protocol counts as the role behind it.
            for edge in canonical.graph.edges where edge.kind == .conforms {
                kinds[edge.to] = canonical.nodes[edge.from]?.kind
            }
            self.kinds = kinds
        }

        func isSpine(_ id: String) -> Bool {
            switch kinds[id] {
            case .view, .presenter, .interactor, .app, .module, .screen, .massive, .group: true
            case .adapter, .builder, .entity, .external, .helper, .protocolPort, .router, .service, nil: false
            }
        }
    }
}
