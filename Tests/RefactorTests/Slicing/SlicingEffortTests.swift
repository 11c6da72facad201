import SwiftSource
import Testing

@testable import Refactor

/// What a plan does grows with its controller and not with the square of it: counted, not timed.
struct SlicingEffortTests {
    @Test func workGrowsWithTheController() throws {
        let small = try effort(screens: 12)
        let large = try effort(screens: 48)
        #expect(small.descriptions > 12 && small.cutters > 12)
        #expect(large.cutters <= 5 * small.cutters, "\(small) \(large)")
        #expect(large.descriptions <= 5 * small.descriptions, "\(small) \(large)")
        #expect(large.attempts <= small.attempts + 2, "\(small) \(large)")
        #expect(large.placements <= small.placements + 2, "\(small) \(large)")
    }

    /// In each attempt nearly all members are as they were: only those whose neighbours moved are cut anew.
    @Test func aMemberIsCutAnewOnlyWhenSomethingAboutItChanged() throws {
        let members = 40 * 4
        let found = try effort(screens: 40)
        #expect(found.cutters <= 3 * members, "\(found)")
        #expect(found.descriptions <= 8 * 40, "\(found)")
    }

    private func effort(screens: Int) throws -> SlicingEffort {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ShopController.swift", text: source(screens)))
        let controller = try #require(try controllers(in: [facts], named: "ShopController").first)
        let reading = RuleContext(controller: controller)
        let assignments = assignments(by: reading, in: .viper, pins: [:])
        let slices = controller.members.map {
            Refactor.misplacedCode(of: $0, assignment: assignments[$0.index], assignments: assignments, in: reading)
        }
        return Slicing(
            of: controller, style: .viper, module: "Shop", assignments: assignments, slices: slices, names: [:],
            adoption: .all
        ).effort
    }

    /// A controller of actions that each read the screen, ask a service, show something and go somewhere.
    private func source(_ screens: Int) -> String {
        let members = (0..<screens).map { number in
            """
                @IBOutlet var label\(number): UILabel!
                private var items\(number): [String] = []
                @IBAction func buy\(number)(_ sender: UIButton) {
                    guard !items\(number).isEmpty else { return }
                    label\(number).text = "loading"
                    UserDefaults.standard.set(items\(number), forKey: "items\(number)")
                    URLSession.shared.dataTask(with: URL(string: "https://example.com/\(number)")!) { data, _, _ in
                        self.items\(number).append("done")
                        self.finish\(number)()
                    }.resume()
                }
                private func finish\(number)() {
                    label\(number).text = items\(number).joined()
                    navigationController?.pushViewController(UIViewController(), animated: true)
                }
            """
        }
        return "class ShopController: UIViewController {\n\(members.joined(separator: "\n"))\n}\n"
    }
}
