import Refactor
import Testing

/// `self.user = user` compiles in a closure that captures self, and in no method: it stays where it is.
struct SelfAssignmentTests {
    @Test func aPropertyThatIsAssignedToItselfStaysInItsClosure() throws {
        let source = """
            import UIKit

            final class ShopViewController: UIViewController {
                private let label = UILabel()
                private var user: String?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ask { [self] in
                        user = UserDefaults.standard.string(forKey: "user")
                        self.user = user
                        label.text = "known"
                    }
                }

                private func ask(_ then: @escaping () -> Void) { label.text = "asking"; then() }
            }

            """
        let plan = try plan(of: [SourceFile(path: "ShopViewController.swift", text: source)]) { member in
            member.id == "user" ? .interactor : nil
        }
        try expectCompiles(plan)
    }
}
