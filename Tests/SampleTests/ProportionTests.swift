import Refactor
import Testing

/// What would cost more requirements than it is worth stays, but for what a person wants otherwise.
struct ProportionTests {
    private static func controller(_ lines: Int) -> String {
        """
        import UIKit
        final class PageController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); count() }
            private func count() {
                var value = UserDefaults.standard.integer(forKey: "page")
        \((0..<lines).map { "        value += \($0)" }.joined(separator: "\n"))
                UserDefaults.standard.set(value, forKey: "page")
            }
        }
        """
    }

    private func placement(
        of name: String, in source: String, adopting adoption: MigrationStep, pinning pin: ((Member) -> Role?)? = nil
    ) throws -> Placement {
        let plan = try plan(
            of: [SourceFile(path: "PageController.swift", text: source)], adopting: adoption, pinning: pin)
        let member = try #require(plan.source.members.first { $0.name == name })
        return plan.placements[member.index]
    }

    @Test func aFewLinesAreNotWorthTheirProtocols() throws {
        let small = Self.controller(1)
        #expect(try placement(of: "count", in: small, adopting: .worthwhile).stays?.code == "outweighed")
        #expect(try placement(of: "count", in: small, adopting: .all).moves)
    }

    @Test func manyAre() throws {
        #expect(try placement(of: "count", in: Self.controller(40), adopting: .worthwhile).moves)
    }

    @Test func whatIsPinnedGoesWhateverItCosts() throws {
        let placement = try placement(of: "count", in: Self.controller(1), adopting: .worthwhile) { member in
            member.name == "count" ? .interactor : nil
        }
        #expect(placement.role == .interactor)
    }

    /// Each of two methods alone would ask the view for the state that both work on; together they take it along.
    @Test func stateAndItsUsersAreWeighedTogether() throws {
        func method(_ name: String) -> String {
            """
                private func \(name)() {
                    UserDefaults.standard.set(pages, forKey: "\(name)")
            \((0..<12).map { "        if pages.count > \($0) { pages.removeLast() }" }.joined(separator: "\n"))
                    UserDefaults.standard.set(pages.count, forKey: "\(name).count")
                }
            """
        }
        let source = """
            import UIKit
            final class PageController: UIViewController {
                private var pages: [Int] = []
                override func viewDidLoad() { super.viewDidLoad(); store(); prune() }
            \(method("store"))
            \(method("prune"))
            }
            """
        let roles = try ["pages", "store", "prune"].map {
            try placement(of: $0, in: source, adopting: .worthwhile).role
        }
        #expect(roles == [.interactor, .interactor, .interactor])
    }

    @Test(arguments: Sample.all)
    func noSampleCostsMoreRequirements(sample: Sample) throws {
        let (worth, whole) = (try sample.plan(adopting: .worthwhile), try sample.plan())
        let counts = [worth, whole].map { $0.boundaries.flatMap(\.requirements).count }
        #expect(counts[0] <= counts[1])
    }

    @Test func typesInFilesOfTheirOwnMakeNoModule() throws {
        let source = """
            import UIKit
            final class PageController: UIViewController {
                struct Page { let number: Int; let title: String }
                private var page = Page(number: 1, title: "")
                override func viewDidLoad() { super.viewDidLoad(); title = page.title }
            }
            """
        #expect(try placement(of: "Page", in: source, adopting: .all).moves)
        #expect(try placement(of: "Page", in: source, adopting: .worthwhile).stays?.code == "outweighed")
    }
}
