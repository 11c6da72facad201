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

    /// Six times the methods may take some more than six times the time, but not thirty-six times.
    @Test func markingGrowsWithTheMethods() throws {
        let small = try timeOfMarking(methods: 250)
        let large = try timeOfMarking(methods: 1_500)
        #expect(large < small * 15, "\(small) for 250 methods, \(large) for 1,500")
    }

    /// A call that fits every one of the overloads ties none of them to another.
    @Test func marksOfOverloadsGrowWithThem() throws {
        let text = { (count: Int) in
            let methods = (0..<count).map { "    func load(_ value: T\($0)) { load(value) }" }
            return "class A: UIViewController {\n" + methods.joined(separator: "\n") + "\n}\n"
        }
        let small = try timeOfMarking(text(100))
        let large = try timeOfMarking(text(400))
        #expect(large < small * 12, "\(small) for 100 overloads, \(large) for 400")
    }

    private func timeOfMarking(methods count: Int) throws -> Duration {
        let methods = (0..<count).map { "    func load\($0)() { label.text = \"\($0)\" }" }
        return try timeOfMarking(
            "class A: UIViewController {\n    let label = UILabel()\n" + methods.joined(separator: "\n") + "\n}\n")
    }

    private func timeOfMarking(_ text: String) throws -> Duration {
        let language = SwiftLanguage()
        return try threadTime {
            let marking = try Refactoring.marking(
                of: [language.facts(of: SourceFile(path: "A.swift", text: text))], project: nil,
                decisions: Refactoring.Decisions(), options: MarkOptions(mode: .move, titles: .fixed(.fourteen)),
                in: language)
            #expect(marking.faults.isEmpty && marking.files.count == 1)
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
