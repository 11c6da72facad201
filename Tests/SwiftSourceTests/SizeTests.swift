import Refactor
import SwiftSource
import Testing

import func TestSupport.threadTime

@Suite struct SizeTests {
    /// Four times the text may take some more than four times the time, but not sixteen times.
    @Test func timeGrowsWithTheText() throws {
        let small = try time(ofLines: 2_000)
        let large = try time(ofLines: 8_000)
        #expect(large < small * 12, "\(small) for 2,000 lines, \(large) for 8,000")
    }

    /// Each link of a chain is read once, not again with every link behind it.
    @Test(arguments: [".map { \"\\($0)\" }", "?.next", ".then { [weak self] in self?.load($0) }"])
    func timeGrowsWithTheLengthOfAChain(link: String) throws {
        let small = try least { try time(ofLinks: 80, link) }
        let large = try least { try time(ofLinks: 320, link) }
        #expect(large < small * 12, "\(small) for 80 links, \(large) for 320")
    }

    /// Whatever the machine does beside it can only add.
    private func least(_ time: () throws -> Duration) rethrows -> Duration {
        try min(time(), time())
    }

    private func time(ofLinks count: Int, _ link: String) throws -> Duration {
        let chain = "let value = items" + String(repeating: link, count: count)
        let text = "class A: UIViewController {\n    func load() {\n        \(chain)\n    }\n}\n"
        return try threadTime {
            let facts = try read(text)
            #expect(facts.types.count == 1)
        }
    }

    private func time(ofLines count: Int) throws -> Duration {
        let text = source(lines: count)
        return try threadTime {
            let facts = try read(text)
            let found = try #require(try controllers(in: [facts]).first)
            #expect(found.members.count == count / 10 * 2 + 1)
            #expect(found.sections.count == count / 10)
        }
    }

    private func source(lines: Int) -> String {
        let groups = (0..<lines / 10).map { index in
            """
                // MARK: - Section \(index)
                /// About it.
                private var items\(index): [String] = [] // behind
                func load\(index)(id: Int) {
                    guard let user = title, id > 0 else { return }
                    items\(index).append(user)
                    fetch { [weak self] in self?.load\(index)(id: id) }
                    view.setNeedsLayout()
                }

            """
        }
        return "class A: UIViewController {\n" + groups.joined(separator: "\n") + "\n    func fetch() {}\n}\n"
    }
}
