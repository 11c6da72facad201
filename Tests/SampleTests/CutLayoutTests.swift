import Refactor
import Testing

/// How emitted text looks where statements were cut out: blank lines, indentation, wiring.
struct CutLayoutTests {
    private static let source = """
        import UIKit

        class ProfileController: UIViewController {
        \u{20}   \n\
            @IBAction func closeTapped(_ sender: UIButton) {

                dismiss(animated: true)

            }

            @IBAction func saveTapped(_ sender: UIButton) {
                if sender.isSelected {
                    UserDefaults.standard.set(1, forKey: "number")
        \t\t\tUserDefaults.standard.set(2, forKey: "other")
                }
            }
        }


        """

    @Test func aCallThatIsLeftAloneHasNoBlankLinesAround() throws {
        #expect(
            try text(of: "ProfileController").contains(
                """
                    @IBAction func closeTapped(_ sender: UIButton) {
                        presenter.closeTapped()
                    }
                """))
    }

    @Test func theWiringNeedsOneBlankLineOnly() throws {
        let view = try text(of: "ProfileController")
        #expect(view.contains("wire(self)\n    \n    @IBAction"))
        #expect(!view.contains("\n\n\n"))
    }

    @Test func linesThatMixTabsAndBlanksAreIndentedAlike() throws {
        #expect(
            try text(of: "ProfileInteractor").contains(
                """
                        UserDefaults.standard.set(1, forKey: "number")
                        UserDefaults.standard.set(2, forKey: "other")
                """))
    }

    /// `var sum = presenter.saveDays(days)`, which gave 0, is not what a person reads into it.
    @Test func aNumberBehindAPartIsNoAnswerToIt() throws {
        let source = """
            import UIKit

            class DaysController: UIViewController {
                func show(days: Int, rate: Double) {
                    let part = helper.part(rate)
                    if days > 0 {
                        UserDefaults.standard.set(days, forKey: "days")
                    } else {
                        UserDefaults.standard.removeObject(forKey: "days")
                    }
                    var sum = 0.0
                    if days > 1 {
                        sum = part / Double(days)
                    }
                    if days > 2 {
                        UserDefaults.standard.set(sum, forKey: "sum")
                    } else {
                        UserDefaults.standard.removeObject(forKey: "sum")
                    }
                }
            }

            """
        #expect(
            try text(of: "ProfileController", in: source).contains(
                """
                        let part = helper.part(rate)
                        presenter.saveDays(days)
                        var sum = 0.0
                        if days > 1 {
                            sum = part / Double(days)
                        }
                        presenter.saveSum(days: days, sum: sum)
                """))
    }

    private func text(of type: String, in source: String = source) throws -> String {
        let plan = try plan(of: [SourceFile(path: "ProfileController.swift", text: source)])
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty)
        return emission.module(of: plan).filter { $0.name == type + ".swift" }
            .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
}
