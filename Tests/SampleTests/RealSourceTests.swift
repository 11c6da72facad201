import Refactor
import Testing

/// What real controllers have that emission once stumbled over, each as small as it gets; every module compiles.
struct RealSourceTests {
    private func controller(_ members: String, before: String = "", attribute: String = "") -> String {
        """
        import UIKit

        \(before)\(attribute)final class PageController: UIViewController {
            private let label = UILabel()
            \(members)
        }

        """
    }

    @Test func aNameForTheControllerIsItselfInAMethodOfItsOwn() throws {
        let store = SourceFile(
            path: "PageStore.swift",
            text: """
                import UIKit

                @MainActor final class PageStore {
                    static let shared = PageStore()
                    func load(_ done: @escaping () -> Void) {}
                    func show(from controller: UIViewController) {}
                }

                """)
        let files = try writtenFiles(
            of: controller(
                """
                override func viewDidLoad() { super.viewDidLoad(); load() }
                    private func load() {
                        PageStore.shared.load { [weak self] in
                            if let strongSelf = self {
                                UserDefaults.standard.set(true, forKey: "loaded")
                                PageStore.shared.show(from: strongSelf)
                                strongSelf.label.text = nil
                            }
                        }
                    }
                """), pins: ["load()": .presenter], app: [store])
        #expect(files["PageController.swift"]?.contains("PageStore.shared.show(from: self)") == true)
    }

    @Test func aClosureThatIsGivenTheControllerBackFindsWhatItCalls() throws {
        let center = SourceFile(
            path: "PageCenter.swift",
            text: """
                @MainActor enum PageCenter {
                    static func observe<Observer: AnyObject>(_ observer: Observer, _ change: (Observer, Int) -> Void) {}
                }

                """)
        let files = try writtenFiles(
            of: controller(
                """
                override func viewDidLoad() {
                        super.viewDidLoad()
                        save()
                        PageCenter.observe(self) { page, _ in page.save() }
                        label.text = nil
                    }
                    private func save() { UserDefaults.standard.set(true, forKey: "seen") }
                """), pins: ["save()": .presenter], app: [center])
        #expect(files["PagePresenter.swift"]?.contains("func save() {") == true)
        #expect(files["PageController.swift"]?.contains("func save() {\n        presenter.save()\n    }") == true)
    }

    @Test func aValueThatAPartOfAPartMakesIsReturned() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let tableView = UITableView()
                    override func viewDidLoad() { super.viewDidLoad(); add("first") }
                    private func add(_ row: String) {
                        UserDefaults.standard.set(row, forKey: "last")
                        tableView.reloadData()
                        tableView.layoutIfNeeded()
                        let path = IndexPath(row: UserDefaults.standard.integer(forKey: "row"), section: 0)
                        if tableView.numberOfSections > path.row {
                            tableView.scrollToRow(at: path, at: .top, animated: false)
                        }
                    }
                }

                """)
        let presenter = try #require(files["PagePresenter.swift"])
        #expect(
            presenter.contains("        let path = interactor.makePath()\n        return path\n    }"), "\(presenter)")
    }

    @Test func twoValuesOfOneNameAreNotHandedOver() throws {
        let files = try writtenFiles(
            of: controller(
                """
                @IBAction func buy(_ sender: UIButton) {
                        var product: String?
                        if label.tag == 0 { product = UserDefaults.standard.string(forKey: "yearly") }
                        guard let product = product else {
                            label.text = "none"
                            return
                        }
                        label.text = product
                        UserDefaults.standard.set(product, forKey: "bought")
                        UserDefaults.standard.set(product.count, forKey: "count")
                    }
                """), pins: ["buy(_:)": .interactor])
        #expect(!files.values.contains { $0.contains("product: String?, product: String") })
    }

    @Test func aConstantThatGetsItsValueLaterIsNoAnswer() throws {
        let source = SourceFile(
            path: "PageController.swift",
            text: controller(
                """
                private var pages: [String] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        set(pages: [])
                    }
                    private func set(pages: [String]) {
                        UserDefaults.standard.set(pages.count, forKey: "count")
                        let title: String
                        if label.isHidden { title = "All" } else { title = "" }
                        label.text = title
                    }
                """))
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.cuts.parts = [PartPin(member: "set(pages:)", lines: 11...12, role: .presenter)]
        let facts = try language(ofFile: source.path).facts(of: source)
        let plan = try #require(try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first)
        #expect(plan.parts.map(\.pin.lines) == [11...12])
        let emission = try expectCompiles(plan)
        #expect(
            !emission.module(of: plan).contains { String(decoding: $0.bytes, as: UTF8.self).contains("return title") })
    }

    @Test func aTypeThatAnotherFileNestsInTheControllerIsNamedInFull() throws {
        let mode = SourceFile(
            path: "Mode.swift", text: "extension PageController {\n    enum Mode { case all, mine }\n}\n")
        let files = try writtenFiles(
            of: controller(
                """
                private var mode: Mode = .all
                    override func viewDidLoad() { super.viewDidLoad(); store(mode); label.text = nil }
                    private func store(_ mode: Mode) { UserDefaults.standard.set(mode == Mode.all, forKey: "all") }
                """), pins: ["store(_:)": .presenter, "mode": .view], app: [mode])
        #expect(files["PageProtocols.swift"]?.contains("func store(_ mode: PageController.Mode)") == true)
        let parts = [files["PagePresenter.swift"], files["PageInteractor.swift"]]
        #expect(parts.contains { $0?.contains("mode == PageController.Mode.all") == true }, "\(parts)")
    }

    @Test func aNestedTypeStaysWithWhatOnlyItsFileSees() throws {
        let files = try writtenFiles(
            of: controller(
                """
                enum Mode {
                        case all, mine
                        fileprivate var hint: String? { self == .all ? "All" : nil }
                    }
                    private var mode: Mode = .all
                    private var hint: String?
                    override func viewDidLoad() { super.viewDidLoad(); store(mode); label.text = mode.hint }
                    private func store(_ mode: Mode) { UserDefaults.standard.set(mode == .all, forKey: "all") }
                """), pins: ["store(_:)": .presenter, "Mode": .entity])
        #expect(files["PageController.swift"]?.contains("fileprivate var hint") == true)
    }

    @Test func anExtensionIsAvailableWhereTheClassIs() throws {
        let files = try writtenFiles(
            of: controller(
                """
                override func viewDidLoad() { super.viewDidLoad(); store() }
                    private func store() {
                        UserDefaults.standard.set(true, forKey: "all")
                        label.text = nil
                        UserDefaults.standard.set(true, forKey: "mine")
                    }
                """, attribute: "@available(iOS 99, *)\n"), pins: ["store()": .presenter])
        #expect(
            files["PageController.swift"]?.contains("@available(iOS 99, *)\nextension PageController: PageViewInput {")
                == true)
    }

    @Test func whatComponentsReadOfTheViewOpensItsType() throws {
        let other = SourceFile(
            path: "Other.swift", text: "import UIKit\n\nfinal class OtherController: UIViewController {}\n")
        let files = try writtenFiles(
            of: controller(
                """
                private var guide: PageGuide?
                    @IBAction func open(_ sender: UIButton) {
                        let other = UINavigationController(rootViewController: OtherController())
                        other.delegate = guide
                        present(other, animated: true)
                    }
                    override func viewDidLoad() { super.viewDidLoad(); guide = PageGuide(label) }
                """,
                before: """
                    @MainActor private final class PageGuide: NSObject, UINavigationControllerDelegate {
                        init(_ label: UILabel) {}
                    }


                    """), pins: ["open(_:)": .router, "guide": .view], app: [other])
        #expect(files["PageController.swift"]?.contains("@MainActor final class PageGuide") == true, "\(files)")
    }

    @Test func aSubclassWithAPresenterOfItsOwnKeepsEverything() throws {
        let sub = SourceFile(
            path: "ListController.swift",
            text: "import UIKit\n\nfinal class ListController: PageController { private var presenter: String? }\n")
        let base = controller(
            "override func viewDidLoad() { super.viewDidLoad(); store() }\n"
                + "private func store() { UserDefaults.standard.set(true, forKey: \"all\") }"
        ).replacing("final class", with: "class")
        let facts = try language(ofFile: "PageController.swift").facts(
            of: SourceFile(path: "PageController.swift", text: base))
        let plan = try #require(
            try Refactoring.plans(
                for: [facts], project: projectFacts(of: [sub]),
                decisions: Refactoring.Decisions(style: .viper, pins: ["store()": .presenter])
            ).first)
        #expect(plan.isEmpty)
        let store = try #require(plan.controller.members.first { $0.name == "store" })
        #expect(plan.placements[store.index].stays == .subclassed("ListController"))
    }

    @Test func aSubclassKeepsNamesOfItsOwnFree() throws {
        let sub = SourceFile(
            path: "ListController.swift",
            text: "import UIKit\n\nfinal class ListController: PageController { private var level: Int = 1 }\n")
        // What is read first of a class need not be the class.
        let search = SourceFile(
            path: "ListController+Search.swift",
            text: "import UIKit\n\nextension ListController: UITextFieldDelegate {}\n")
        let files = try writtenFiles(
            of: controller(
                """
                private var level: Int = 0
                    override func viewDidLoad() { super.viewDidLoad(); store(); label.tag = level }
                    private func store() {
                        UserDefaults.standard.set(level, forKey: "level")
                        UserDefaults.standard.set(true, forKey: "all")
                    }
                """
            ).replacing("final class", with: "class"), pins: ["store()": .presenter, "level": .view],
            app: [search, sub])
        #expect(files["PageController.swift"]?.contains("private var level: Int = 0") == true)
    }
}
