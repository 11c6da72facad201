import Refactor
import TestSupport
import Testing

/// A router alone is told what is to be shown: it reads nothing of what the view knows.
struct RouterValuesTests {
    /// What stands in a row is handed over; the row and the list are the view's.
    @Test(arguments: ["rooms", "self.rooms"])
    func whatStandsInARowIsHandedOver(list: String) throws {
        let files = try RouterAloneTests.files(
            """
                struct Room { let number: Int }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    if indexPath.section == 0 {
                        tableView.isHidden = true
                        let page = RoomController()
                        page.number = numbers[indexPath.row]
                        navigationController?.pushViewController(page, animated: true)
                    } else {
                        present(PlanController(\(list)[indexPath.row]), animated: true)
                    }
                }
                final class PlanController: UIViewController {
                    init(_ room: Room) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                }
            """, state: "    private var rooms: [Room] = []\n    private let numbers = [1, 2]\n")
        let controller = try #require(files["PageController.swift"])
        #expect(controller.contains("router.showRoom(number: numbers[indexPath.row])"), "\(controller)")
        #expect(controller.contains("router.showPlan(room: \(list)[indexPath.row])"), "\(controller)")
        #expect(files["PageRouter.swift"]?.contains("page.number = number\n") == true)
        #expect(files["PageRouter.swift"]?.contains("indexPath") == false)
    }

    /// A closure that holds the screen weakly gives it away as the optional that it is.
    @Test func theScreenIsGivenAwayAsWeaklyAsItWasHeld() throws {
        let files = try RouterAloneTests.files(
            """
                private func openDoor() {
                    DispatchQueue.main.async { [weak self] in
                        let door = RoomController()
                        door.owner = self
                        self?.present(door, animated: true)
                    }
                }
                @objc private func tap() { openDoor() }
            """)
        #expect(
            files["PageRouter.swift"]?.contains(
                """
                        DispatchQueue.main.async { [weak self] in
                            let door = RoomController()
                            door.owner = self?.viewController
                            self?.viewController?.present(door, animated: true)
                        }
                """) == true)
    }

    /// What names the way is the router's own, and the view asks for nothing that stays.
    @Test func aConstantOfTheWayGoesWithIt() throws {
        let files = try RouterAloneTests.files(
            """
                private let roomSegue = "showRoom"
                @objc private func tap(_ sender: UIButton) {
                    sender.isHidden = true
                    performSegue(withIdentifier: roomSegue, sender: nil)
                }
                private func openDoor() {
                    guard let page = storyboard?.instantiateViewController(withIdentifier: "door") else {
                        view.isHidden = true
                        return
                    }
                    present(page, animated: true)
                }
                @objc private func knock() { openDoor() }
            """)
        let router = try #require(files["PageRouter.swift"])
        #expect(router.contains("    private let roomSegue = \"showRoom\"\n"), "\(router)")
        #expect(!router.contains("openDoor"), "\(router)")
    }

    /// A router is given values, and does not read the state that the view has them from.
    @Test func whatTheStateSaysIsHandedOver() throws {
        let files = try RouterAloneTests.files(
            """
            }

            final class Model {
                var numbers: [Int] = []
            }

            extension PageController {
                @objc private func tap(_ sender: UIButton) {
                    sender.isHidden = true
                    let page = RoomController()
                    page.number = model.numbers.count
                    navigationController?.pushViewController(page, animated: true)
                }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.isHidden = true
                    let page = RoomController()
                    page.number = self.model.numbers[indexPath.row]
                    present(page, animated: true)
                }
            """, state: "    private let model = Model()\n")
        let controller = try #require(files["PageController.swift"])
        #expect(controller.contains("(count: model.numbers.count)"), "\(controller)")
        #expect(controller.contains("(number: self.model.numbers[indexPath.row])"), "\(controller)")
        #expect(files["PageRouter.swift"]?.contains("model") == false)
    }

    /// The row is bound by the way itself, so that nobody in front of it could name what stands there.
    @Test(arguments: [
        "let indexPath = IndexPath(row: 1, section: 0)",
        "var indexPath = self.path; indexPath = IndexPath(row: 2, section: 0)",
    ])
    func aRowThatTheWayBindsIsNotHandedOver(statement: String) throws {
        let files = try RouterAloneTests.files(
            """
                private var path: IndexPath { IndexPath(row: 0, section: 0) }
                @objc private func tap(_ sender: UIButton) {
                    sender.isHidden = true
                    \(statement)
                    let page = RoomController()
                    page.number = numbers[indexPath.row]
                    navigationController?.pushViewController(page, animated: true)
                }
            """, state: "    private var numbers = [1, 2]\n")
        let controller = try #require(files["PageController.swift"])
        let isNamed = controller.contains(statement)
        #expect(controller.contains("numbers[indexPath.row]") == isNamed, "\(controller)")
    }

    /// Behind what may have changed the list, and where it may not come so far, nothing is read in front of it.
    @Test(arguments: ["if title == nil { page.number = numbers[indexPath.row] }", "page.number = shorten()"])
    func aRowIsReadWhereItWas(statement: String) throws {
        let way = """
                        let page = RoomController()
                        \(statement)
                        page.title = Self.title(of: numbers[indexPath.row])
                        navigationController?.pushViewController(page, animated: true)

            """
        let files = try RouterAloneTests.files(
            """
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.isHidden = true
            \(way)    }
                private func shorten() -> Int { numbers.removeLast() }
                static func title(of number: Int) -> String { "\\(number)" }
            """, state: "    private var numbers = [1, 2]\n")
        let controller = try #require(files["PageController.swift"])
        #expect(controller.contains("Self.title(of: numbers[indexPath.row])"), "\(controller)")
    }

    /// What stands behind an object may be changed by whoever has it, too: only what makes and sets up a screen keeps it.
    @Test(arguments: [("page.number = 1", true), ("page.take(model)", false)])
    func stateOfAnObjectIsReadBehindWhatMayChangeIt(statement: String, isHanded: Bool) throws {
        let files = try RouterAloneTests.files(
            """
                @objc private func tap(_ sender: UIButton) {
                    sender.isHidden = true
                    let page = RoomController()
                    \(statement)
                    page.show(PlanController(model.numbers.count), sender: nil)
                }
            }

            final class Model {
                var numbers: [Int] = [1]
            }

            final class PlanController: UIViewController {
                init(_ count: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }

            extension RoomController {
                func take(_ model: Model) { model.numbers = [] }
            """, state: "    private let model = Model()\n")
        let controller = try #require(files["PageController.swift"])
        #expect(controller.contains("model.numbers.count)") == isHanded, "\(controller)")
    }
}
