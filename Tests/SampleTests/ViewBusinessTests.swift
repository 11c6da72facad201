import Refactor
import TestSupport
import Testing

/// No call goes from the view to a presenter only to come back: whose the state and the orders are, his is the code.
struct ViewBusinessTests {
    @Test func whatOnlyAsksTheViewAndTellsItStays() throws {
        let (plan, files) = try emitted()
        let stays = plan.placements[try member("refreshLamp()", of: plan).index].stays
        #expect(stays == .businessOfView)
        #expect(
            files["CameraController.swift"]?.contains(
                """
                    private func refreshLamp() {
                        guard let lamp = lamp else { return }
                        switch lamp {
                        case .on: showHint()
                        case .off: hideHint()
                        }
                    }
                """) == true)
        #expect(files["CameraPresenter.swift"]?.contains("refreshLamp") == false)
    }

    @Test func aPersonMayWantItInThePresenterAllTheSame() throws {
        let (plan, _) = try emitted(pins: ["refreshLamp()": .presenter])
        #expect(plan.placements[try member("refreshLamp()", of: plan).index].role == .presenter)
    }

    @Test func whatWorksWithOthersLeaves() throws {
        let (_, files) = try emitted {
            $0.replacing("case .on: showHint()", with: "case .on: LampLog.shared.add(lamp)")
        }
        let presenter = try #require(files["CameraPresenter.swift"])
        #expect(presenter.contains("case .on: LampLog.shared.add(lamp)"), "\(presenter)")
    }

    /// The interactor had it, for it asks a service; what it does is to order the view about.
    @Test func ordersAreThePresenters() throws {
        let (_, files) = try emitted()
        let presenter = try #require(files["CameraPresenter.swift"])
        #expect(
            presenter.contains(
                """
                    func configureCamera() {
                        if !interactor.store.isDemo() {
                            view?.addPreview()
                            view?.addOverlay()
                        } else {
                            view?.addOverlay()
                        }
                    }
                """), "\(presenter)")
        #expect(!presenter.contains("func addOverlay()"), "\(presenter)")
        #expect(files["CameraInteractor.swift"]?.contains("output") == false)
    }

    @Test func workThatTellsWhatBecameOfItIsTheInteractors() throws {
        let (plan, _) = try emitted {
            $0.replacing(
                "addPreview()\n            addOverlay()\n        } else {",
                with: "addPreview()\n            store.save()\n        } else {\n            store.save()")
        }
        #expect(plan.placements[try member("configureCamera()", of: plan).index].role == .interactor)
    }

    /// To make a screen and keep it is no way there: no router has it, nor anybody for it.
    @Test func whatFillsTheViewIsNoRouters() throws {
        let files = try writtenFiles(of: Self.page, app: [Self.help])
        #expect(
            files["PageRouter.swift"]?.contains("    func showHelp() {\n        let help = HelpController()\n") == true)
        #expect(files["PageRouter.swift"]?.contains("side") == false)
        #expect(
            files["PageController.swift"]?.contains(
                """
                    private func configureSide() {
                        side = HelpController()
                        side.page = 1
                        side.owner = self
                        side.view.isHidden = true
                        label.text = ""
                    }
                """) == true)
    }

    /// What the superclass does, it does in the method that overrides it.
    @Test func noPresenterOrdersACallOfTheSuperclass() throws {
        let files = try writtenFiles(of: Self.page, app: [Self.help])
        #expect(
            files["PageController.swift"]?.contains(
                "        presenter.saveLeft()\n        super.viewWillDisappear(animated)\n        presenter.saveOpenAndPage()\n"
            ) == true)
        #expect(files["PageProtocols.swift"]?.contains("viewWillDisappearWithAnimated") == false)
    }

    /// An interactor that had it would ask the presenter, which would ask the view.
    @Test func whatAnswersFromStateOfTheViewStays() throws {
        let files = try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                    private let label = UILabel()
                    private var lamp: LampState? { didSet { label.text = lamp?.name } }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = ""
                        load()
                    }

                    func currentLamp() -> LampState? { lamp }

                    private func load() {
                        LampService.shared.load { [weak self] lamp in self?.lamp = lamp }
                    }
                }

                """, app: [Self.lamps])
        #expect(files["PageController.swift"]?.contains("    func currentLamp() -> LampState? { lamp }\n") == true)
        #expect(files["PageInteractor.swift"]?.contains("currentLamp") == false)
    }

    private static let lamps = SourceFile(
        path: "Lamps.swift",
        text: """
            final class LampState { var name = "" }

            @MainActor final class LampService {
                static let shared = LampService()
                func load(_ done: @escaping @MainActor (LampState?) -> Void) {}
            }

            """)

    /// A controller that reports to this one, and leads nowhere, is no screen to go to.
    @Test func whoReportsToTheViewIsToldByTheView() throws {
        let files = try writtenFiles(
            of: Self.page.replacing(
                "        label.text = nil\n",
                with:
                    "        label.text = nil\n        navigationController?.delegate = self as? UINavigationControllerDelegate\n"
            ),
            app: [Self.help])
        #expect(files["PageRouter.swift"]?.contains("delegate") == false)
        #expect(files["PageController.swift"]?.contains("navigationController?.delegate = self") == true)
    }

    /// What other code alone uses is of no use to a component: both would pass it on.
    @Test func whatOnlyOthersUseStays() throws {
        let screen = "final class LampScreen { func show(_ page: PageController) { page.lastError = nil } }\n"
        let source = Self.page.replacing(
            "    var side: HelpController!\n", with: "    var side: HelpController!\n    var lastError: Error?\n")
        let app = [Self.help, SourceFile(path: "LampScreen.swift", text: "import UIKit\n\n@MainActor " + screen)]
        let files = try writtenFiles(of: source, app: app)
        #expect(files["PageController.swift"]?.contains("    var lastError: Error?\n") == true)
    }

    // MARK: - Small sources

    private static let page = """
        import UIKit

        final class PageController: UIViewController {
            private let label = UILabel()
            var side: HelpController!

            override func viewDidLoad() {
                super.viewDidLoad()
                configureSide()
            }

            override func viewWillDisappear(_ animated: Bool) {
                UserDefaults.standard.set(true, forKey: "left")
                super.viewWillDisappear(animated)
                UserDefaults.standard.set(false, forKey: "open")
                UserDefaults.standard.set(1, forKey: "page")
            }

            private func configureSide() {
                side = HelpController()
                side.page = 1
                side.owner = self
                side.view.isHidden = true
                label.text = ""
            }

            @IBAction func openHelp(_ sender: UIButton) {
                label.text = nil
                let help = HelpController()
                help.page = 2
                navigationController?.pushViewController(help, animated: true)
            }
        }

        """

    private static let help = SourceFile(
        path: "Help.swift",
        text:
            "import UIKit\n\nfinal class HelpController: UIViewController { var page = 0; weak var owner: UIViewController? }\n"
    )

    private func member(_ id: String, of plan: Plan) throws -> Member {
        try #require(plan.controller.members.first { $0.id == id })
    }

    private func emitted(
        pins: [String: Role] = [:], _ change: (String) -> String = { $0 }
    ) throws -> (Plan, [String: String]) {
        let source = SourceFile(path: "CameraController.swift", text: change(Self.camera))
        let plan = try #require(
            try Refactoring.plans(
                for: [try language(ofFile: source.path).facts(of: source)], project: nil,
                decisions: Refactoring.Decisions(style: .viper, pins: pins)
            ).first)
        let emission = try expectCompiles(plan)
        return (
            plan,
            Dictionary(
                uniqueKeysWithValues: emission.module(of: plan).map {
                    ($0.name, String(decoding: $0.bytes, as: UTF8.self))
                })
        )
    }

    private static let camera = """
        import UIKit

        enum Lamp { case on, off }

        final class CameraController: UIViewController {
            private let preview = UIView()
            private let overlay = UIView()
            private let hint = UILabel()
            private let store = LampStore()
            private var lamp: Lamp? { didSet { hint.text = "" } }

            override func viewDidLoad() {
                super.viewDidLoad()
                configureCamera()
                refreshLamp()
            }

            private func configureCamera() {
                if !store.isDemo() {
                    addPreview()
                    addOverlay()
                } else {
                    addOverlay()
                }
            }

            private func addPreview() {
                preview.frame = view.bounds
                view.addSubview(preview)
            }

            private func addOverlay() {
                overlay.frame = view.bounds
                view.addSubview(overlay)
            }

            private func refreshLamp() {
                guard let lamp = lamp else { return }
                switch lamp {
                case .on: showHint()
                case .off: hideHint()
                }
            }

            private func showHint() { hint.isHidden = false }
            private func hideHint() { hint.isHidden = true }

            @objc private func lampTapped() {
                lamp = lamp == .on ? .off : .on
                hint.textColor = .red
                store.save()
            }
        }

        @MainActor final class LampStore {
            func isDemo() -> Bool { UserDefaults.standard.bool(forKey: "demo") }
            func save() { UserDefaults.standard.set(true, forKey: "lamp") }
        }
        @MainActor final class LampLog {
            static let shared = LampLog()
            func add(_ lamp: Lamp) {}
        }

        """
}
