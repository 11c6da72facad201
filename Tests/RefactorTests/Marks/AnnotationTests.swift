import Refactor
import Testing

/// `mark --annotate`: marks, and nothing moves.
struct AnnotationTests {
    @Test func aMarkStandsWhereTheGroupChanges() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                let a = 1
                let b = 2
                override func viewDidLoad() {}

                /// Opens.
                func open() { dismiss(animated: true) }
            }

            """, mode: .annotate)
        #expect(
            marked.text == """
                class AController: UIViewController {
                    // MARK: - State

                    let a = 1
                    let b = 2

                    // MARK: - View life

                    override func viewDidLoad() {}

                    // MARK: - Navigation

                    /// Opens.
                    func open() { dismiss(animated: true) }
                }

                """)
        #expect(try marked.account.moved == 0)
    }

    @Test func aLoneMemberStandsUnderItsNeighboursMark() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                override func viewDidLoad() {}
                func open() { dismiss(animated: true) }
                override func viewWillAppear(_ animated: Bool) {}
                override func viewDidAppear(_ animated: Bool) {}
                func close() { dismiss(animated: true) }
            }

            """, mode: .annotate)
        #expect(
            marked.outline == [
                "# View life", "viewDidLoad", "open", "viewWillAppear", "viewDidAppear", "# Navigation", "close",
            ])
        #expect(try marked.account.strangers.map(\.member) == ["open()"])
    }

    @Test func marksThatStandThereAreKept() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                // MARK: My things

                let a = 1
                override func viewDidLoad() {}
                func open() { dismiss(animated: true) }
                func close() { dismiss(animated: true) }
                func leave() { dismiss(animated: true) }
                override func viewWillAppear(_ animated: Bool) {}

                // MARK: - Navigation

                override func viewDidAppear(_ animated: Bool) {}
            }

            """, mode: .annotate)
        #expect(
            marked.outline == [
                "# My things", "a", "viewDidLoad", "# Navigation", "open", "close", "leave", "# View life",
                "viewWillAppear", "# Navigation", "viewDidAppear",
            ])
    }

    @Test func aPragmaIsWrittenInObjectiveC() throws {
        let marked = try MarkedText(
            """
            @implementation AController
            - (void)viewDidLoad {}
            - (void)open { [self dismissViewControllerAnimated:YES completion:nil]; }
            @end

            """, in: .objectiveC, mode: .annotate)
        #expect(marked.outline == ["# View life", "viewDidLoad", "# Navigation", "open"])
    }

    @Test func theMarkAboveAnExtensionIsInForceInIt() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {}

            // MARK: - Helpers
            extension AController {
                override func viewDidLoad() {}
                func open() { dismiss(animated: true) }
            }

            """, mode: .annotate)
        #expect(marked.outline == ["# Helpers", "viewDidLoad", "open"])
    }
}
