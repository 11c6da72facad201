import Refactor
import Testing

/// `mark --move` in Swift.
struct MoveTests {
    @Test func membersAreRegroupedUnderMarks() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func openDetails() {
                    navigationController?.pushViewController(DetailsController(), animated: true)
                }

                @IBOutlet weak var label: UILabel!

                override func viewDidLoad() {
                    super.viewDidLoad()
                }
                private let session = URLSession.shared
            }

            """)
        #expect(
            marked.text == """
                class AController: UIViewController {
                    // MARK: - State

                    @IBOutlet weak var label: UILabel!
                    private let session = URLSession.shared

                    // MARK: - View life

                    override func viewDidLoad() {
                        super.viewDidLoad()
                    }

                    // MARK: - Navigation

                    func openDetails() {
                        navigationController?.pushViewController(DetailsController(), animated: true)
                    }
                }

                """)
        #expect(try marked.account.moved == 2)
        #expect(try marked.account.marks == 3)
    }

    @Test func commentsGoWithTheirMember() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                // MARK: - Routes

                // Screens behind this one.

                /// Opens the details.
                // FIXME: no animation
                @objc
                func open() {
                    dismiss(animated: true)
                }  // of open
                // see the wiki

                /* the old way
                func close() {} */

                // MARK: Life
                override func viewDidLoad() {}

                // the end
            }

            """)
        #expect(
            marked.text == """
                class AController: UIViewController {
                    // MARK: - View life

                    override func viewDidLoad() {}

                    // MARK: - Navigation

                    // Screens behind this one.

                    /// Opens the details.
                    // FIXME: no animation
                    @objc
                    func open() {
                        dismiss(animated: true)
                    }  // of open
                    // see the wiki

                    /* the old way
                    func close() {} */

                    // the end
                }

                """)
    }

    @Test func nothingMovesAcrossACondition() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func open() { dismiss(animated: true) }
                override func viewDidLoad() {}
                #if DEBUG
                func fill() {}
                #endif
                func close() { dismiss(animated: true) }
                override func viewWillAppear(_ animated: Bool) {}
            }

            """)
        #expect(
            marked.outline == [
                "# View life", "viewDidLoad", "# Navigation", "open", "#if DEBUG", "fill", "#endif", "# View life",
                "viewWillAppear", "# Navigation", "close",
            ])
        #expect(
            try marked.account.stays.map { "\($0.member) \($0.reason.phrase)" } == [
                "fill() inside #if", "close() cannot cross line 4 (#if DEBUG)",
                "viewWillAppear(_:) cannot cross line 4 (#if DEBUG)",
            ])
    }

    @Test func propertiesKeepTheirOrderAndTypesTheirsToThem() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                enum Mode { case a }
                override func viewDidLoad() {}
                private let service = Service()
                struct Row {}
                @IBOutlet weak var label: UILabel!
                lazy var rows = [service.count]
                enum Late { case b }
                func open() { dismiss(animated: true) }
            }

            """)
        #expect(
            marked.outline == [
                "# Model", "Mode", "# State", "service", "Row", "label", "rows", "# View life", "viewDidLoad",
                "# Navigation", "open", "# Model", "Late",
            ])
    }

    @Test func commentsThatSwitchAToolStay() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func open() { dismiss(animated: true) }
                // swiftlint:disable force_cast

                override func viewDidLoad() {}
                // swiftlint:enable force_cast

                override func viewWillAppear(_ animated: Bool) {}
            }

            """)
        #expect(
            marked.outline == [
                "# Navigation", "open", "# View life", "viewDidLoad", "viewWillAppear",
            ])
    }

    @Test func membersOnOneLineStay() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func open() { dismiss(animated: true) }; func close() { dismiss(animated: true) }
                override func viewDidLoad() {}
                var a = 1, b = 2
            }

            """)
        #expect(marked.outline == ["open", "# State", "a", "# View life", "viewDidLoad"])
        #expect(try marked.account.stays.map(\.reason) == [.sharesLine, .sharesLine])
    }

    @Test func extensionsForProtocolsStayAndGetTheirMark() throws {
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func open() { dismiss(animated: true) }
                override func viewDidLoad() {}
            }

            /// Rows.
            extension AController: UITableViewDataSource {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
            }

            extension AController {
                func close() { dismiss(animated: true) }
                override func viewWillAppear(_ animated: Bool) {}
            }

            """)
        #expect(
            marked.outline == [
                "# View life", "viewDidLoad", "# Navigation", "open", "# Request view data source", "tableView",
                "tableView", "tableView", "# View life", "viewWillAppear", "# Navigation", "close",
            ])
        #expect(marked.text.contains("// MARK: - Request view data source\n\n/// Rows.\nextension"))
        #expect(try marked.account.wholeExtensions.map(\.members) == [3])
    }

    @Test func lineBreaksAndTabsAreThoseOfTheFile() throws {
        let marked = try MarkedText(
            "class AController: UIViewController {\r\n\tfunc open() { dismiss(animated: true) }\r\n"
                + "\t// MARK: Life\r\n\toverride func viewDidLoad() {}\r\n}\r\n")
        #expect(
            marked.text == "class AController: UIViewController {\r\n\t// MARK: - View life\r\n"
                + "\toverride func viewDidLoad() {}\r\n\r\n\t// MARK: - Navigation\r\n"
                + "\tfunc open() { dismiss(animated: true) }\r\n}\r\n")
    }

    @Test func oneGroupNeedsNoMark() throws {
        let source = """
            class AController: UIViewController {
                override func viewDidLoad() {}
                override func viewWillAppear(_ animated: Bool) {}
            }

            """
        #expect(try MarkedText(source).text == source)
    }

    @Test func aPinDecides() throws {
        let source = """
            class AController: UIViewController {
                func work() {}
                override func viewDidLoad() {}
            }

            """
        let marked = try MarkedText(source, pins: ["work()": .router])
        #expect(marked.outline == ["# View life", "viewDidLoad", "# Navigation", "work"])
    }

    @Test func aMemberUnderAMarkOfTheMethodStaysUnlessTheCodeIsClear() throws {
        let source = """
            class AController: UIViewController {
                // MARK: - Service

                func work() {}
                override func viewDidLoad() {}
            }

            """
        #expect(try MarkedText(source).outline == ["# View life", "viewDidLoad", "# Service", "work"])
    }

    @Test func aTeamHasItsOwnTitles() throws {
        let titles = MarkTitles([
            MarkGroup(.viewLife): "Lifecycle", MarkGroup(.navigation): "Routing", .state: "Properties",
            MarkGroup(.viewConfig): "Lifecycle",
        ])
        let marked = try MarkedText(
            """
            class AController: UIViewController {
                func open() { dismiss(animated: true) }
                override func viewDidLoad() {}
                let a = 1
            }

            """, titles: titles)
        #expect(marked.outline == ["# Properties", "a", "# Lifecycle", "viewDidLoad", "# Routing", "open"])
    }
}
