extension ModuleShapes {
    /// A tab bar whose tabs are other modules: the router has them built, the presenter gives them to the view.
    static let vipera = ModuleShapes(
        [.children],
        files: [
            File(
                "{module}Module",
                text: [
                    "import UIKit",
                    "",
                    "/// Builds the {module} module, whose tabs are modules of their own.",
                    "@MainActor",
                    "final class {module}Module {",
                    "    func buildDefault() -> UIViewController {",
                    "        let view = {module}DefaultView()",
                    "        let router = {module}DefaultRouter()",
                    "        let presenter = {module}DefaultPresenter()",
                    "        presenter.view = view",
                    "        presenter.router = router",
                    "        view.presenter = presenter",
                    "        // A tab bar controller loads its view while it is made, before it has a presenter.",
                    "        presenter.setUpTabs()",
                    "        return view",
                    "    }",
                    "}",
                ]),
            File(
                "{module}View", folder: "Interfaces",
                text: asked(
                    by: "Presenter", of: "View", ["    func display(_ viewControllers: [UIViewController])"])),
            File(
                "{module}Presenter", folder: "Interfaces",
                text: asked(by: "View", of: "Presenter", ["    func setUpTabs()"])),
            File(
                "{module}Router", folder: "Interfaces",
                text: asked(by: "Presenter", of: "Router", ["    func tabs() -> [UIViewController]"])),
            File(
                "{module}DefaultView", folder: "Implementations/Default",
                text: [
                    "import UIKit",
                    "",
                    "final class {module}DefaultView: UITabBarController {",
                    "    var presenter: {module}Presenter?",
                    "}",
                    "",
                    "extension {module}DefaultView: {module}View {",
                    "    func display(_ viewControllers: [UIViewController]) {",
                    "        self.viewControllers = viewControllers",
                    "    }",
                    "}",
                ]),
            File(
                "{module}DefaultPresenter", folder: "Implementations/Default",
                text: [
                    "import UIKit",
                    "",
                    "@MainActor",
                    "final class {module}DefaultPresenter: {module}Presenter {",
                    "    weak var view: {module}View?",
                    "    var router: {module}Router!",
                    "",
                    "    func setUpTabs() {",
                    "        view?.display(router.tabs())",
                    "    }",
                    "}",
                ]),
            File(
                "{module}DefaultRouter", folder: "Implementations/Default",
                text: [
                    "import UIKit",
                    "",
                    "@MainActor",
                    "final class {module}DefaultRouter: {module}Router {",
                    "    func tabs() -> [UIViewController] {",
                    "        let modules = [",
                    "{for child}",
                    "            {Child}Module().buildDefault(),",
                    "{end}",
                    "        ]",
                    "        return modules.map { UINavigationController(rootViewController: $0) }",
                    "    }",
                    "}",
                ]),
        ])

    private static func asked(by mediator: String, of asked: String, _ requirements: [String]) -> [String] {
        [
            "import UIKit",
            "",
            "/// What `{module}Default\(mediator)` asks of `{module}Default\(asked)`.",
            "@MainActor",
            "protocol {module}\(asked): AnyObject {",
        ] + requirements + ["}"]
    }
}
