import Refactor
import TestSupport
import Testing

/// The wireframe of `module-interface` shows pages by key: those that it knows, with what a message gives them.
struct PageRoutingTests {
    private static let source = SourceFile(
        path: "MenuController.swift",
        text: """
            import UIKit

            final class MenuController: UIViewController {
                private let button = UIButton()

                @objc private func settingsTapped() {
                    openSettings()
                }

                @objc private func dishTapped() {
                    openDish("soup", count: nil)
                }

                @objc private func moreTapped() {
                    open { [weak self] in self?.button.isHidden = true }
                    _ = openHelp()
                    openShop(id: 1)
                    openShop(name: "corner")
                }

                // MARK: - Navigation

                private func openSettings() {
                    navigationController?.pushViewController(SettingsController(), animated: true)
                }

                private func openDish(_ name: String, count: Int?) {
                    let dish = DishController()
                    dish.text = name + " " + (count.map { String($0) } ?? "some")
                    navigationController?.pushViewController(dish, animated: true)
                }

                private func open(then done: @escaping () -> Void) {
                    navigationController?.pushViewController(SettingsController(), animated: true)
                    done()
                }

                private func openHelp() -> Bool {
                    navigationController?.pushViewController(SettingsController(), animated: true)
                    return true
                }

                private func openShop(id: Int) {
                    navigationController?.pushViewController(SettingsController(), animated: true)
                }

                private func openShop(name: String) {
                    navigationController?.pushViewController(SettingsController(), animated: true)
                }
            }

            final class SettingsController: UIViewController {}

            final class DishController: UIViewController {
                var text = ""
            }

            """)

    private func plan() throws -> Plan {
        try SampleTests.plan(of: [Self.source], in: .moduleInterface) { $0.name.hasPrefix("open") ? .router : nil }
    }

    /// Closures, results and names that two routes share have no place in a message.
    @Test func onlyWhatAMessageCanGiveHasAKey() throws {
        let plan = try plan()
        let routes = plan.boundaries(to: .router).flatMap(\.requirements).map {
            plan.controller.members[$0.member].name
        }
        #expect(routes.count == 6, "\(routes)")
        let message = try expectCompiles(plan).text(of: "MenuMessageInfo.swift", in: plan)
        let keys = message.matches(of: /static let (\w+) = "(\w+)"/).map { "\($0.output.1) \($0.output.2)" }
        #expect(keys == ["openSettings openSettings", "openDish openDish"])
    }

    @Test(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
    func aPageComesByItsKey() throws {
        let plan = try plan()
        let files = try expectCompiles(plan).module(of: plan)
        let main = """
            import UIKit

            @main @MainActor enum Program {
                static func main() {
                    let window = UINavigationController(rootViewController: MenuController())
                    let wireFrame = MenuWireFrame()
                    wireFrame.viewController = window.viewControllers[0] as? MenuController
                    for message in messages {
                        wireFrame.routing(messageOfPage: message)
                        let last = window.viewControllers.last.map { $0 as? DishController }
                        print(window.viewControllers.count, last??.text ?? "")
                    }
                }

                static let messages = [
                    MenuMessageInfo(name: MenuMessageInfo.Page.openSettings),
                    MenuMessageInfo(name: "openDish", parameters: ["name": "tea", "count": 2]),
                    MenuMessageInfo(name: "openDish", parameters: ["name": "tea"]),
                    MenuMessageInfo(name: "openDish", parameters: ["name": 1]),
                    MenuMessageInfo(name: "openDish"),
                    MenuMessageInfo(name: "100%@"),
                ]
            }
            """
        let recording = try RunningUIKit.recording(
            of: files + [(name: "Program.swift", bytes: Array(main.utf8))],
            with: ["Tests/Fixtures/RunningUIKit/App/Shadows.swift"], named: "PageRouting")
        let lines = recording.split(separator: "\n").filter { $0.first?.isNumber == true }
        #expect(lines == ["2 ", "3 tea 2", "4 tea some", "4 tea some", "4 tea some", "4 tea some"], "\(recording)")
    }

    @Test func withoutRoutesThereIsNoTable() throws {
        let source = SourceFile(
            path: "ClockController.swift",
            text: """
                import UIKit

                final class ClockController: UIViewController {
                    private let label = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = text(for: 2)
                    }
                    // MARK: - Presentation
                    private func text(for hours: Int) -> String { "\\(hours) h" }
                }

                """)
        let plan = try SampleTests.plan(of: [source], in: .moduleInterface) { $0.name == "text" ? .presenter : nil }
        #expect(!plan.isEmpty)
        #expect(!(try expectCompiles(plan)).files.contains { $0.name == "ClockMessageInfo.swift" })
    }

    /// A team takes the words for routes into its own style.
    @Test func anyStyleCanListItsRoutes() throws {
        let viper = Style.viper
        let links = Component(
            [], "{module}Links",
            text: [
                "enum {module}Links {", "{for route}", "    static let {route} = \"app://{name}/{route}\"", "{end}",
                "}",
            ])
        let style = Style(
            id: "house", head: .usual, components: viper.components + [links], ports: viper.ports,
            protocols: viper.protocols, screens: viper.screens)
        #expect(style.faults == [])
        let plan = try SampleTests.plan(of: [Self.source], in: style) { $0.name.hasPrefix("open") ? .router : nil }
        let text = try expectCompiles(plan).text(of: "MenuLinks.swift", in: plan)
        #expect(text.contains("    static let openDish = \"app://menu/openDish\"\n"), "\(text)")
    }
}

extension Emission {
    /// The text of one of its files; empty where there is none of that name.
    func text(of name: String, in plan: Plan) -> String {
        module(of: plan).first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
}
