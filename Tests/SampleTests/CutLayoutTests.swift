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

    private func text(of type: String) throws -> String {
        let plan = try plan(of: [SourceFile(path: "ProfileController.swift", text: Self.source)])
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty)
        return emission.module(of: plan).filter { $0.name == type + ".swift" }
            .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
}
