import Refactor
import SwiftSource
import Testing

/// Where a module leads, and what it hands over.
struct RouteFinderTests {
    private func expectRoute(
        _ statements: String, _ route: String, app: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let border = try ModuleInterfaceReading("    func openNext() {\n        \(statements)\n    }", app: app)
        #expect(border.routes.map { String($0.prefix { $0 != ":" }) } == [route], sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        (
            "navigationController?.pushViewController(DetailController(user: user), animated: true)",
            "push DetailController with user"
        ),
        (
            "let next = DetailController()\n        next.user = user\n        next.modalPresentationStyle = .fullScreen\n        present(next, animated: true)",
            "present DetailController with user"
        ),
        (
            "present(UINavigationController(rootViewController: DetailController()), animated: true)",
            "present DetailController"
        ),
        (
            "let next = storyboard?.instantiateInitialViewController() as! DetailController\n        show(next, sender: nil)",
            "show DetailController"
        ),
        ("performSegue(withIdentifier: \"showDetail\", sender: nil)", "segue showDetail"),
        ("dismiss(animated: true)", "back -"),
        (
            "let root = boards.make() as! UINavigationController\n        let next = root.topViewController as! DetailController\n        next.user = user\n        present(root, animated: true)",
            "present DetailController with user"
        ),
        ("let next = DetailBuilder.build(user: user)\n        show(next, sender: nil)", "show DetailBuilder"),
    ])
    func targetsAndDataAreFound(statements: String, route: String) throws { try expectRoute(statements, route) }

    @Test func preparedSeguesAreRoutes() throws {
        let border = try ModuleInterfaceReading(
            """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let detail = segue.destination as? DetailController { detail.user = user }
                }
            """)
        #expect(border.routes == ["segue DetailController with user: prepare(for:sender:)"])
    }

    @Test func alertsAreNoScreens() throws {
        let border = try ModuleInterfaceReading(
            "    func a() {\n        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\n        present(alert, animated: true)\n    }"
        )
        #expect(border.routes.isEmpty)
    }

    @Test func theBuilderThatTheAppHasIsNamed() throws {
        let app =
            "enum DetailBuilder {\n    static func build(user: User, delegate: DetailDelegate? = nil) -> DetailController { fatalError() }\n}"
        let border = try ModuleInterfaceReading(
            "    func openNext() {\n        navigationController?.pushViewController(DetailController(), animated: true)\n    }",
            app: [app])
        let route = try #require(border.plan.border.routes.first)
        #expect(route.builder == "DetailBuilder.build(user:delegate:)")
    }
}
