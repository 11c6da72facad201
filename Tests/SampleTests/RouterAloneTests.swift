import Refactor
import TestSupport
import Testing

/// A router alone leads to other screens, and does nothing else.
struct RouterAloneTests {
    /// Three plain ways, and one that is told.
    static func files(_ code: String, state: String = "") throws -> [String: String] {
        let ways = ["Attic", "Cellar", "Hall"].map { room in
            """
                private func open\(room)() {
                    let room = RoomController()
                    room.title = "\(room)"
                    room.modalPresentationStyle = .formSheet
                    navigationController?.pushViewController(room, animated: true)
                }

            """
        }
        return try writtenFiles(
            of: """
                import UIKit

                final class PageController: UIViewController {
                \(state)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        openAttic()
                        openCellar()
                        openHall()
                    }

                \(ways.joined(separator: "\n"))
                \(code)
                }

                final class RoomController: UIViewController {
                    var number = 0
                    weak var owner: UIViewController?
                }

                """, adopting: MigrationStep(worthwhile: [.router]))
    }

    /// The view makes it itself: a builder would need to see what is private, and do nothing else.
    @Test func theViewMakesItsRouter() throws {
        let files = try Self.files(
            """
                private func openDoor() {
                    let door = RoomController()
                    door.owner = self
                    door.number = store.count
                    present(door, animated: true)
                }
                @objc private func tap() { openDoor() }
            """, state: "    private let store = [1, 2]\n")
        #expect(files["PageBuilder.swift"] == nil)
        #expect(
            files["PageController.swift"]?.contains(
                """
                    private lazy var router: PageRouterInput = PageRouter(viewController: self, store: store)

                    private let store = [1, 2]
                """) == true)
        #expect(
            files["PageRouter.swift"]?.contains(
                """
                    private weak var viewController: PageController?
                    private let store: [Int]

                    init(viewController: PageController, store: [Int]) {
                        self.viewController = viewController
                        self.store = store
                    }
                """) == true)
    }

    /// The local name does not hide the screen that is shown from.
    @Test func aLocalValueMayBeCalledAsTheScreen() throws {
        let files = try Self.files(
            """
                private func openDoor() {
                    let viewController = RoomController()
                    viewController.owner = self
                    present(viewController, animated: true)
                }
                @objc private func tap() { openDoor() }
            """)
        #expect(
            files["PageRouter.swift"]?.contains(
                """
                        guard let source = self.viewController else { return }
                        let viewController = RoomController()
                        viewController.owner = source
                        source.present(viewController, animated: true)
                """) == true)
    }

    /// What the view knows it tells: the router asks for nothing.
    @Test func stateOfTheViewIsHandedOver() throws {
        let files = try Self.files(
            """
                private func openRoom() {
                    let room = RoomController()
                    room.number = self.number
                    navigationController?.pushViewController(room, animated: true)
                }
                @objc private func tap() { number += 1; openRoom() }
            """, state: "    private var number = 1\n")
        let router = try #require(files["PageRouter.swift"])
        #expect(router.contains("    func openRoom(number: Int) {\n"))
        #expect(router.contains("        room.number = number\n"))
        let view = try #require(files["PageController.swift"])
        #expect(view.contains("number += 1; router.openRoom(number: number)"))
        #expect(view.contains("private var number = 1"))
    }

    /// A value that changes before it is read is not the one that the caller has.
    @Test func stateThatMayChangeBeforeItIsReadIsAskedFor() throws {
        let files = try Self.files(
            """
                private func openRoom() {
                    count()
                    let room = RoomController()
                    room.number = number
                    navigationController?.pushViewController(room, animated: true)
                }
                private func count() { number += 1; view.alpha = 0 }
                @objc private func tap() { openRoom() }
            """, state: "    private var number = 1\n")
        #expect(files.values.allSatisfy { !$0.contains("openRoom(number:") })
    }

    /// Questions are put by the view; what follows an answer leads on.
    @Test func alertsStayWithTheView() throws {
        let files = try Self.files(
            """
                private func ask() {
                    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.openHall() })
                    present(alert, animated: true)
                }
                @objc private func tap() { ask() }
            """)
        #expect(files["PageRouter.swift"]?.contains("UIAlertController") == false)
        #expect(files["PageController.swift"]?.contains("{ _ in self.router.openHall() }") == true)
    }

    /// The view looks what was chosen.
    @Test func aSwitchStaysWithTheView() throws {
        let files = try Self.files(
            """
                @objc private func tap(_ button: UIButton) {
                    switch button.tag {
                    case 0: openAttic()
                    case 1: navigationController?.pushViewController(RoomController(), animated: true)
                    default: openHall()
                    }
                }
            """)
        #expect(files["PageRouter.swift"]?.contains("switch") == false)
        #expect(files["PageController.swift"]?.contains("case 1: router.showRoom()") == true)
    }

    /// A branch that calls the view back would go there and come back: only the one that leads on goes.
    @Test func aWayDoesNotCallTheViewBack() throws {
        let files = try Self.files(
            """
                private func select(_ row: Int) {
                    if row > 2 {
                        view.alpha = 0
                        count()
                        present(RoomController(), animated: true)
                    } else {
                        openAttic()
                    }
                }
                private func count() { number += 1; view.alpha = 1 }
                @objc private func tap(_ button: UIButton) { select(button.tag) }
            """, state: "    private var number = 1\n")
        #expect(files["PageRouter.swift"]?.contains("count()") == false)
        #expect(files["PageController.swift"]?.contains("router.showRoom()") == true)
    }

    /// Who listens shows what comes: the view.
    @Test func whatIsListenedToIsNoWay() throws {
        let files = try Self.files(
            """
                private func watch() {
                    present(RoomController(), animated: true)
                    _ = NotificationCenter.default.addObserver(
                        forName: Notification.Name("left"), object: nil, queue: nil
                    ) { _ in print("left") }
                }
                @objc private func tap() { watch() }
            """)
        #expect(files["PageRouter.swift"]?.contains("addObserver") == false)
    }

    /// The same where what was chosen has a name first.
    @Test func aSwitchOverALocalValueStaysWithTheView() throws {
        let files = try Self.files(
            """
                @objc private func tap(_ button: UIButton) {
                    let row = button.tag
                    switch row {
                    case 0: openAttic()
                    case 1:
                        let room = RoomController()
                        room.owner = self
                        present(room, animated: true)
                    case 2: title = "two"
                    default: break
                    }
                }
            """)
        #expect(files["PageRouter.swift"]?.contains("switch") == false)
        #expect(
            files["PageRouter.swift"]?.contains("let room = RoomController()\n        room.owner = viewController")
                == true)
        #expect(files["PageController.swift"]?.contains("switch row {") == true)
    }

    /// Which row leads where is the view's: a router is told what is to be shown.
    @Test func theViewLooksUpItsRows() throws {
        let files = try Self.files(
            """
                private func open(_ indexPath: IndexPath) {
                    if indexPath.section == 0 { return }
                    let room = RoomController()
                    room.number = indexPath.row
                    present(room, animated: true)
                }
                @objc private func tap() { open(IndexPath(row: 0, section: 1)) }
            """)
        #expect(files["PageRouter.swift"]?.contains("IndexPath") == false)
        #expect(files["PageController.swift"]?.contains("private func open(_ indexPath: IndexPath) {") == true)
    }

    /// A window that comes to the front is no way, and neither is a look at the root.
    @Test func windowsAreTheViews() throws {
        let files = try Self.files(
            """
                @objc private func tap(_ window: UIWindow) { window.makeKeyAndVisible() }
                private func count(in window: UIWindow) {
                    let room = window.rootViewController as? RoomController
                    room?.number += 1
                }
                @objc private func press() { if let window = view.window { count(in: window) } }
            """)
        #expect(files["PageRouter.swift"]?.contains("indow") == false)
    }

    /// What prepares a way for later is no way, and neither is what nobody goes.
    @Test func waysThatAreGoneLaterOrNeverStay() throws {
        let files = try Self.files(
            """
                private func load(_ done: @escaping () -> Void) { done() }
                private func prepare() {
                    load { self.present(RoomController(), animated: true) }
                    load { print("loaded") }
                }
                private func openForNobody() { present(RoomController(), animated: true) }
                @objc private func tap() { prepare() }
            }

            private extension PageController {
                func openForNobodyEither() { present(RoomController(), animated: true) }
            """)
        #expect(files["PageRouter.swift"]?.contains("load") == false)
        #expect(files["PageRouter.swift"]?.contains("openForNobody") == false)
        #expect(files["PageController.swift"]?.contains("openForNobodyEither") == true)
    }

    /// Where the view hands over the values, it goes the way.
    @Test func aSegueThatIsPreparedStays() throws {
        let segue = "@objc private func tap() { performSegue(withIdentifier: \"room\", sender: self) }"
        let prepare =
            "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.title = title }"
        let plain = try Self.files(segue + "\n@objc private func prepare() {}")
        #expect(plain["PageRouter.swift"]?.contains("performSegue") == true)
        let prepared = try Self.files(segue + "\n" + prepare)
        #expect(prepared["PageRouter.swift"]?.contains("performSegue") == false)
        #expect(prepared["PageController.swift"]?.contains("performSegue") == true)
    }

    /// What comes after the way stays behind it.
    @Test func whatFollowsAWayIsNoneOfTheRouters() throws {
        let files = try Self.files(
            """
                @objc private func tap() {
                    title = "gone"
                    present(RoomController(), animated: true)
                    NotificationCenter.default.post(name: Notification.Name("left"), object: nil)
                }
            """)
        #expect(files["PageRouter.swift"]?.contains("NotificationCenter") == false)
        #expect(files["PageController.swift"]?.contains("        router.showRoom()\n        Notification") == true)
    }

    /// To save is no way anywhere.
    @Test func aServiceIsNoneOfTheRouters() throws {
        let files = try Self.files(
            """
                private func openEditor() {
                    let room = RoomController()
                    room.onSave = { self.store.save() }
                    present(room, animated: true)
                }
                @objc private func tap() { openEditor() }
            """.replacing("room.onSave = { self.store.save() }", with: "store.save()"),
            state: "    private let store = RoomStore()\n    struct RoomStore { func save() {} }\n")
        #expect(files["PageRouter.swift"]?.contains("store") == false)
    }

    /// A mark goes with the lines that are drawn around it.
    @Test func aDrawnMarkGoesAsAWhole() throws {
        let files = try Self.files(
            """
                // ------
                // MARK: - Doors
                // ------
                private func openDoor() {
                    let door = RoomController()
                    door.title = "Door"
                    present(door, animated: true)
                }
                //
                // MARK: - Taps
                //
                @objc private func tap() { openDoor() }
            """)
        #expect(files["PageController.swift"]?.contains("---") == false)
        #expect(files["PageController.swift"]?.contains("    //\n    // MARK: - Taps\n    //\n    @objc") == true)
        #expect(files["PageRouter.swift"]?.contains("MARK") == false)
        #expect(files["PageRouter.swift"]?.contains("import UIKit\n") == true)
    }
}
