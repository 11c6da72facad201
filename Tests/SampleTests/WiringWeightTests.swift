import Refactor
import Testing

/// Protocols are counted against the lines that leave.
struct WiringWeightTests {
    @Test func aMethodOfOneLineIsNotWorthItsRequirements() throws {
        let plan = try plan(of: "")
        let weight = WiringWeight(of: plan)
        #expect(weight.requirements > 0 && weight.isTooMuch)
        #expect(weight.remark?.contains("leave the view for") == true)
    }

    @Test func aLongerOneIs() throws {
        let lines = (1...40).map { "                        value += \($0)" }.joined(separator: "\n")
        #expect(WiringWeight(of: try plan(of: lines)).remark == nil)
    }

    private func plan(of lines: String) throws -> Plan {
        let source = SourceFile(
            path: "PageController.swift",
            text: """
                import UIKit
                final class PageController: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); count() }
                    private func count() {
                        var value = UserDefaults.standard.integer(forKey: "page")
                \(lines)
                        UserDefaults.standard.set(value, forKey: "page")
                    }
                }
                """)
        let facts = try language(ofFile: source.path).facts(of: source)
        let decisions = Refactoring.Decisions(style: .viper)
        return try #require(try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first)
    }
}
