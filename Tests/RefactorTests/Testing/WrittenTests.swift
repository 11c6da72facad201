import Refactor
import SwiftSource
import Testing

/// The tests that are written for a small controller with one more method, which goes to the presenter.
struct WrittenTests {
    private static let head = """
        import UIKit

        class ShopController: UIViewController {
            enum Kind { case small, large }
            struct Item: Equatable {
                let id: Int
                var name: String
                private(set) var note: String? = nil
            }
            struct Ticket { private let seal: Int }

            var items: [Item] = []
            var total = 0

            func show(_ text: String, isLoud: Bool) { title = text }
            func hide() { view.isHidden = true }
            func fetch(_ done: @escaping (Int) -> Void) { done(UserDefaults.standard.integer(forKey: "count")) }
            func stored() -> Int { UserDefaults.standard.integer(forKey: "count") }
            func open(id: Int) { navigationController?.pushViewController(UIViewController(), animated: true) }

        """

    private static let pins: [String: Role] = [
        "items": .presenter, "store": .presenter, "total": .interactor, "show(_:isLoud:)": .view, "hide()": .view,
        "fetch(_:)": .interactor,
        "stored()": .interactor, "open(id:)": .router,
    ]

    let files: [String: String]
    let omissions: [String]

    init(_ members: String, for framework: TestFramework = .xctest, style: Style = .viper) throws {
        let source = SourceFile(path: "ShopController.swift", text: Self.head + members + "\n}\n")
        let facts = try SwiftLanguage().facts(of: source)
        let found = try controllers(in: [facts], named: nil, project: nil)
        let controller = try #require(found.first)
        var pins = Self.pins
        for member in controller.members where pins[member.id] == nil && member.kind == .method {
            pins[member.id] = .presenter
        }
        let plan = plan(controller, style: style, pins: pins)
        let (emission, faults) = Refactoring.emission(of: plan, in: SwiftLanguage(), bodies: .move)
        try #require(faults.isEmpty, "\(faults)")
        let request = TestRequest(framework: framework, app: "Shop")
        let tests = try #require(SwiftLanguage().tests(of: plan, emission, as: request))
        files = Dictionary(
            uniqueKeysWithValues: tests.files.map { ($0.path, String(decoding: $0.bytes(from: []), as: UTF8.self)) })
        omissions = tests.omissions
    }

    /// The lines of a presenter's test without those around it, each without its indentation.
    func body(of test: String) -> [String]? {
        let lines = (files["ShopPresenterTests.swift"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.contains("func \(test)()") }) else { return nil }
        return lines[(start + 1)...].prefix { $0 != "    }" }.map { String($0.drop { $0 == " " }) }
            .filter { !$0.isEmpty }
    }
}
