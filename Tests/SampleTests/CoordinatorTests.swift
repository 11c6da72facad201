import Refactor
import TestSupport
import Testing

/// `viper-coordinator`: who leads on from the screen is given to the builder, and the module has its own until then.
struct CoordinatorTests {
    private static func source(_ members: String = "", access: String = "") -> SourceFile {
        SourceFile(
            path: "TeaController.swift",
            text: """
                import UIKit

                \(access)final class TeaController: UIViewController {
                \(members)
                    var leaf: String?

                    private var cups = 0

                    override \(access)func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        title = leaf
                    }

                    func brew() {
                        cups += 1
                        if cups > 1 { openPot(cups: cups) }
                    }

                    private func openPot(cups: Int) {
                        let pot = PotController()
                        pot.title = "\\(cups)"
                        navigationController?.pushViewController(pot, animated: true)
                    }
                }

                final class PotController: UIViewController {}

                """)
    }

    private static func plan(_ source: SourceFile = source(), adopting adoption: MigrationStep = .all) throws -> Plan {
        let roles: [String: Role] = ["brew": .presenter, "cups": .presenter, "openPot": .router]
        return try SampleTests.plan(of: [source], in: .viperCoordinator, adopting: adoption) { roles[$0.name] }
    }

    /// A `public` screen of a feature's package is made from outside, with a coordinator of the app.
    @Test func theBuilderAndItsProtocolAreAsOpenAsTheController() throws {
        let text = Self.source(access: "public ").text.replacing("    var leaf", with: "    public var leaf")
        let plan = try Self.plan(SourceFile(path: "TeaController.swift", text: text))
        let emission = try expectCompiles(plan)
        let builder = emission.text(of: "TeaBuilder.swift", in: plan)
        #expect(builder.contains("\npublic enum TeaBuilder {"))
        #expect(
            builder.contains("    public static func build(leaf: String? = nil, coordinator: TeaCoordinating? = nil)"))
        #expect(builder.contains("    static func wire("))
        let protocols = emission.text(of: "TeaProtocols.swift", in: plan)
        #expect(protocols.contains("public protocol TeaCoordinating: AnyObject {"))
        #expect(protocols.contains("\nprotocol TeaViewOutput: AnyObject {"))
    }

    /// What asks for a type that the outside does not see cannot be fulfilled there.
    @Test func aCoordinatorThatNamesAClosedTypeKeepsTheBuilderClosed() throws {
        let text =
            Self.source(access: "public ").text
            .replacing("    var leaf", with: "    public var leaf").replacing(
                "cups += 1\n        if cups > 1 { openPot(cups: cups) }", with: "openPot(cups: Cups())"
            )
            .replacing("openPot(cups: Int)", with: "openPot(cups: Cups)") + "\nstruct Cups {}\n"
        let plan = try Self.plan(SourceFile(path: "TeaController.swift", text: text))
        let emission = try expectCompiles(plan)
        #expect(!emission.text(of: "TeaProtocols.swift", in: plan).contains("public "))
        #expect(!emission.text(of: "TeaBuilder.swift", in: plan).contains("public "))
    }

    // MARK: - With a presenter

    @Test func theBuilderTakesACoordinator() throws {
        let plan = try Self.plan()
        let text = try expectCompiles(plan).text(of: "TeaBuilder.swift", in: plan)
        #expect(
            text.hasSuffix(
                """
                enum TeaBuilder {
                    /// Makes the screen together with its module.
                    static func build(leaf: String? = nil, coordinator: TeaCoordinating? = nil) -> TeaController {
                        let view = TeaController()
                        view.presenter = wire(view, coordinator: coordinator)
                        view.leaf = leaf
                        return view
                    }

                    /// Wires the module of a controller that exists already.
                    static func wire(_ view: TeaController, coordinator: TeaCoordinating? = nil) -> TeaViewOutput {
                        let presenter = TeaPresenter()
                        if coordinator == nil {
                            let ownCoordinator = TeaCoordinator()
                            ownCoordinator.viewController = view
                            view.ownCoordinator = ownCoordinator
                        }
                        presenter.coordinator = coordinator ?? view.ownCoordinator
                        return presenter
                    }
                }

                """), "\(text)")
    }

    @Test func thePresenterHoldsItWeaklyAndTheViewTheModulesOwn() throws {
        let plan = try Self.plan()
        let emission = try expectCompiles(plan)
        let presenter = emission.text(of: "TeaPresenter.swift", in: plan)
        #expect(presenter.contains("    weak var coordinator: TeaCoordinating?\n"), "\(presenter)")
        #expect(presenter.contains("if cups > 1 { coordinator?.openPot(cups: cups) }"), "\(presenter)")
        let view = emission.text(of: "TeaController.swift", in: plan)
        #expect(
            view.contains(
                """
                    /// Wired on first use.
                    lazy var presenter: TeaViewOutput = TeaBuilder.wire(self)

                    /// The module's own coordinator, which nobody else keeps; nil where the app gave one.
                    var ownCoordinator: TeaCoordinator?
                """), "\(view)")
        let coordinator = emission.text(of: "TeaCoordinator.swift", in: plan)
        #expect(coordinator.contains("final class TeaCoordinator: TeaCoordinating {\n    weak var viewController: "))
    }

    @Test func aScreenOutOfAStoryboardIsGivenOneToo() throws {
        let plan = try Self.plan(Self.source("    @IBOutlet private var pot: UIView!"))
        let text = try expectCompiles(plan).text(of: "TeaBuilder.swift", in: plan)
        #expect(
            text.contains(
                """
                    static func build(_ view: TeaController, leaf: String? = nil, coordinator: TeaCoordinating? = nil) -> TeaController {
                        view.presenter = wire(view, coordinator: coordinator)
                        view.leaf = leaf
                        return view
                    }
                """), "\(text)")
    }

    @Test func theControllersOwnNamesStay() throws {
        let members = """
                private let coordinator: Int

                init(coordinator: Int) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError() }
            """
        let plan = try Self.plan(Self.source(members))
        let text = try expectCompiles(plan).text(of: "TeaBuilder.swift", in: plan)
        #expect(text.contains("teaCoordinator: TeaCoordinating? = nil"), "\(text)")
        #expect(text.contains("view.presenter = wire(view, teaCoordinator: teaCoordinator)"), "\(text)")
    }

    @Test func aParameterOfThatNameIsAnothers() throws {
        let members = """
                init(coordinator: Int) { super.init(nibName: "\\(coordinator)", bundle: nil) }

                required init?(coder: NSCoder) { fatalError() }
            """
        let plan = try Self.plan(Self.source(members))
        let text = try expectCompiles(plan).text(of: "TeaBuilder.swift", in: plan)
        #expect(text.contains("coordinator givenCoordinator: TeaCoordinating? = nil"), "\(text)")
        #expect(text.contains("view.presenter = wire(view, coordinator: givenCoordinator)"), "\(text)")
    }

    /// The protocol is of the module alone.
    @Test func aPublicScreensBuilderStaysClosed() throws {
        let plan = try Self.plan(Self.source(access: "public "))
        let text = try expectCompiles(plan).text(of: "TeaBuilder.swift", in: plan)
        #expect(text.contains("    static func build(") && !text.contains("public"), "\(text)")
    }

    /// A screen's state is not asked of what the app may give.
    @Test func stateStaysWithTheScreen() throws {
        let members = """
                private var route: String?

                func remember() { route = "tea" }

                private func openLast() {
                    guard route != nil else { return }
                    route = nil
                    navigationController?.popViewController(animated: true)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    remember()
                    openLast()
                }
            """
        let plan = try SampleTests.plan(of: [Self.source(members)], in: .viperCoordinator) { member in
            ["route": .router, "openLast": .router, "openPot": .router][member.name]
        }
        let text = try expectCompiles(plan).text(of: "TeaProtocols.swift", in: plan)
        #expect(!text.contains("var route") && text.contains("func openLast()"), "\(text)")
    }

    // MARK: - Without one

    @Test func aViewAloneAsksTheOneThatIsSet() throws {
        let plan = try Self.plan(adopting: MigrationStep(only: .router))
        let emission = try expectCompiles(plan)
        let view = emission.text(of: "TeaController.swift", in: plan)
        #expect(
            view.contains(
                """
                    /// The app may set another one, which is not kept; until then it is the module's own.
                    var coordinator: TeaCoordinating {
                        get { givenCoordinator ?? ownCoordinator }
                        set { givenCoordinator = newValue }
                    }
                    private weak var givenCoordinator: TeaCoordinating?
                    private lazy var ownCoordinator: TeaCoordinating = TeaCoordinator(viewController: self)
                """), "\(view)")
        #expect(view.contains("if cups > 1 { coordinator.openPot(cups: cups) }"), "\(view)")
        #expect(!emission.files.contains { $0.name == "TeaBuilder.swift" })
    }

    // MARK: - Running

    /// A flow of the app that leads on itself, and the module's own coordinator.
    private static let driver = """
        import UIKit

        @MainActor final class Flow: TeaCoordinating {
            let navigation = UINavigationController(rootViewController: UIViewController())

            func start() { navigation.pushViewController(TeaBuilder.build(coordinator: self), animated: false) }

            func openPot(cups: Int) { Recording.add("the flow has a pot of \\(cups)") }

            deinit { Recording.add("the flow is gone") }
        }

        @main @MainActor enum Driver {
            static var flow: Flow? = Flow()
            static var window: UINavigationController? = UINavigationController(rootViewController: UIViewController())
            static weak var screen: TeaController?

            static func main() async {
                Screen.tested = TeaController.self
                await Screen.step("the app's") {
                    flow?.start()
                    screen = flow?.navigation.topViewController as? TeaController
                    Recording.add("own \\(screen?.ownCoordinator == nil ? "none" : "kept")")
                    brewTwice()
                }
                await Screen.step("its end") { flow = nil }
                await Screen.step("the module's own") {
                    let tea = TeaController()
                    screen = tea
                    window?.pushViewController(tea, animated: false)
                    brewTwice()
                    Recording.add("own \\(screen?.ownCoordinator == nil ? "none" : "kept")")
                }
                await Screen.step("the screen's end") { window = nil }
            }

            static func brewTwice() {
                screen?.brew()
                screen?.brew()
            }
        }

        """

    @Test(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
    func theFlowIsAskedAndNothingKeepsIt() throws {
        let plan = try Self.plan()
        let files = try expectCompiles(plan).module(of: plan) + [(name: "Driver.swift", bytes: Array(Self.driver.utf8))]
        let recording = try RunningUIKit.recording(
            of: files, with: ["Tests/Fixtures/RunningUIKit/App/Shadows.swift"], named: "Coordinator")
        let lines = recording.split(separator: "\n").filter { !$0.hasPrefix("UI") && $0 != "TeaController title = nil" }
        #expect(
            lines == [
                "== the app's", "push TeaController", "own none", "the flow has a pot of 2", "== its end",
                "the flow is gone", "TeaController is gone",
                "== the module's own", "push TeaController", "PotController title = \"2\"", "push PotController()",
                "own kept", "== the screen's end", "TeaController is gone", "PotController is gone",
            ])
    }

    /// Late closures, and everything that can lead on in a class of its own.
    @Test(
        .enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"),
        arguments: [("UploadController", nil), ("CartViewController", Role.router)])
    func theModuleBehavesLikeTheController(name: String, pinned: Role?) throws {
        let behaviour = try #require(Behaviour.all.first { $0.sample == name })
        let emitted = try behaviour.emitted(in: .viperCoordinator, pinned: pinned, as: "coordinated")
        #expect(behaviour.parting(of: try behaviour.original(as: "uncoordinated"), and: emitted) == nil)
    }
}
