import Refactor
import Testing

/// What comes of another screen is told to the presenter by the router, not by way of the view.
struct RouterOutputTests {
    @Test func theRouterTellsThePresenter() throws {
        let files = try Self.files(["list": .presenter, "save(_:)": .presenter])
        #expect(
            files["PageRouter.swift"]?.contains("picker.onPick = { [weak self] name in self?.output?.save(name) }")
                == true)
        #expect(
            files["PageProtocols.swift"]?.contains(
                """
                /// What `PageRouter` asks of `PagePresenter`.
                protocol PageRouterOutput: AnyObject {
                    func save(_ name: String)
                }
                """) == true)
        #expect(files["PageBuilder.swift"]?.contains("        router.output = presenter\n") == true)
        #expect(files["PageController.swift"]?.contains("func save") == false)
    }

    @Test func aRouterThatTellsNothingKnowsTheViewAlone() throws {
        let files = try Self.files(["save(_:)": .view])
        #expect(files["PageRouter.swift"]?.contains("output") == false)
        #expect(files["PageProtocols.swift"]?.contains("PageRouterOutput") == false)
    }

    /// To call an object changes what is in it, not which one is meant.
    @Test(arguments: [("final class", true), ("struct", false)])
    func anObjectThatIsCalledNeedsNoSetter(keyword: String, isObject: Bool) throws {
        let files = try Self.files(["list": .presenter, "save(_:)": .view], list: keyword, isVariable: true)
        let accessors = isObject ? "{ get }" : "{ get set }"
        #expect(
            files["PageProtocols.swift"]?.contains("    var list: PageList \(accessors)\n") == true,
            "\(files["PageProtocols.swift"] ?? "")")
    }

    private static func files(
        _ pins: [String: Role], list keyword: String = "final class", isVariable: Bool = false
    ) throws -> [String: String] {
        let mutating = keyword == "struct" ? "mutating " : ""
        let app = SourceFile(
            path: "Pick.swift",
            text: """
                import UIKit

                final class PickController: UIViewController { var onPick: ((String) -> Void)? }

                \(keyword) PageList {
                    private var count = 0
                    \(mutating)func add(_ name: String) { count += 1 }
                    \(mutating)func take() -> String { count -= 1; return "" }
                }

                """)
        return try writtenFiles(
            of: page.replacing("private let list", with: "private \(isVariable ? "var" : "let") list"), pins: pins,
            app: [app])
    }

    private static let page = """
        import UIKit

        final class PageController: UIViewController {
            private let label = UILabel()
            private let list = PageList()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = list.take()
            }

            @IBAction func openPicker(_ sender: UIButton) {
                label.text = nil
                let picker = PickController()
                picker.onPick = { [weak self] name in self?.save(name) }
                navigationController?.pushViewController(picker, animated: true)
            }

            private func save(_ name: String) {
                UserDefaults.standard.set(name, forKey: "name")
                list.add(name)
            }
        }

        """
}
