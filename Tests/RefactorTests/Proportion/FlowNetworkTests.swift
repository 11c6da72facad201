import Testing

@testable import Refactor

/// The minimum cut, beside all cuts there are.
struct FlowNetworkTests {
    private struct Edge {
        let (start, end, capacity): (Int, Int, Int)
    }

    @Test func theNarrowestPlaceIsCut() {
        // source → 0 → 1 → sink, and it is narrow between 0 and 1.
        var network = FlowNetwork(nodes: 2)
        network.connect(network.source, 0, 9)
        network.connect(0, 1, 2)
        network.connect(1, network.sink, 9)
        #expect(network.sourceSide() == [0, network.source])
    }

    @Test func whatMayNotBePartedStaysTogether() {
        var network = FlowNetwork(nodes: 2)
        network.connect(network.source, 0, 3)
        network.connect(0, 1, FlowNetwork.unbounded)
        network.connect(1, network.sink, 5)
        #expect(network.sourceSide() == [network.source])
    }

    @Test func cutsThatCostTheSameLeaveAsLittleAsPossible() {
        var network = FlowNetwork(nodes: 1)
        network.connect(network.source, 0, 4)
        network.connect(0, network.sink, 4)
        #expect(network.sourceSide() == [network.source])
    }

    /// Networks of six nodes with edges as a small generator of numbers has them: none of the 64 cuts is cheaper.
    @Test(arguments: 1...40)
    func noOtherCutIsCheaper(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let nodes = 6
        var network = FlowNetwork(nodes: nodes)
        let edges = (0..<18).map { _ in Edge(start: next(nodes + 2), end: next(nodes + 2), capacity: 1 + next(9)) }
            .filter { $0.start != network.sink && $0.end != network.source && $0.start != $0.end }
        for edge in edges { network.connect(edge.start, edge.end, edge.capacity) }
        func cost(of side: Set<Int>) -> Int {
            edges.filter { side.contains($0.start) && !side.contains($0.end) }.reduce(0) { $0 + $1.capacity }
        }
        let cheapest = (0..<(1 << nodes)).map { bits in
            cost(of: Set((0..<nodes).filter { bits & (1 << $0) != 0 } + [network.source]))
        }.min()
        #expect(cost(of: network.sourceSide()) == cheapest)
    }
}
