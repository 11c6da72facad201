import TestSupport
import Testing

@testable import Refactor

/// What a chain of calls leads to is asked for with each of its links, so that a long one has an end.
struct LongChainTests {
    @Test func linksAreCounted() {
        let name = WiringExpression.name("a")
        let chain = WiringExpression.member(
            .call(WireCall(receiver: .call(WireCall(receiver: name, name: "b")), name: "c")), "d")
        #expect(chain.hasMoreLinks(than: 2))
        #expect(!chain.hasMoreLinks(than: 3))
        #expect(!name.hasMoreLinks(than: 0))
        #expect(!WiringExpression.call(WireCall(name: "f")).hasMoreLinks(than: 0))
    }

    @Test func timeGrowsWithTheLengthOfAChain() {
        // The least of several times, since other tests run beside it; four times the links in a square would be 16 times.
        let times = (1...2).map { _ in (small: time(ofLinks: 50), large: time(ofLinks: 200)) }
        let small = times.map(\.small).min() ?? .zero
        let large = times.map(\.large).min() ?? .zero
        #expect(large < small * 14, "\(small) for 50 links, \(large) for 200")
    }

    private func time(ofLinks count: Int) -> Duration {
        let chain = "items" + String(repeating: ".filter { $0.a }.map { show($0) }", count: count)
        let text =
            "import UIKit\nfinal class HomeViewController: UIViewController {\n    func load() { let x = \(chain) }\n}\n"
        return threadTime {
            let graph = moduleGraph(text)
            #expect(graph.modules.count == 1)
        }
    }
}
