import Foundation
import TestSupport
import Testing

/// `refactor new`: what is written where, and what is refused.
struct NewCommandTests {
    @Test func everyComponentIsWrittenAndWired() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("new", "Login", "--style", "rambler-swift", "--into", "Login")
            #expect(run.status == 0 && run.output.hasPrefix("wrote 11 files into Login\n"), "\(run.errorOutput)")
            #expect(
                try workshop.read("Login/View/LoginViewController.swift") == """
                    import UIKit

                    final class LoginViewController: UIViewController {
                        /// Configured on first use.
                        lazy var output: LoginViewOutput = LoginModuleConfigurator().configure(viewController: self)

                        override func viewDidLoad() {
                            super.viewDidLoad()
                            output.viewIsReady()
                        }
                    }

                    // MARK: - LoginViewInput

                    extension LoginViewController: LoginViewInput {}

                    """)
            #expect(
                try workshop.read("Login/Presenter/LoginPresenter.swift") == """
                    import Foundation

                    @MainActor
                    final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
                        weak var view: LoginViewInput?
                        var interactor: LoginInteractorInput!
                        var router: LoginRouterInput!

                        func viewIsReady() {
                        }
                    }

                    """)
        }
    }

    @Test func objectiveCHasItsHeaders() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("new", "Login", "--language", "objc", "--into", "Login")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(workshop.exists("Login/LoginView.h") && workshop.exists("Login/LoginView.m"))
            #expect(try workshop.read("Login/LoginView.m").contains("[self.presenter viewIsReady]"))
        }
    }

    @Test func aDryRunWritesNothing() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("new", "Login", "--into", "Login", "--dry-run")
            #expect(run.output.contains("+++ b/Login/LoginPresenter.swift"))
            #expect(!workshop.exists("Login"))
        }
    }

    @Test func nothingIsWrittenOver() throws {
        try Workshop.run { workshop in
            try workshop.write("// mine\n", to: "Login/LoginPresenter.swift")
            try expectRefusal(
                ["new", "Login", "--into", "Login"], status: 1,
                saying: "LoginPresenter.swift exists already in 'Login'", "--force", in: workshop.folder)
            #expect(try workshop.refactor("new", "Login", "--into", "Login", "--force").status == 0)
            #expect(try workshop.read("Login/LoginPresenter.swift").contains("class LoginPresenter"))
        }
    }

    @Test func aModuleMayDoWithoutAView() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("new", "Session", "--style", "ribs", "--viewless", "--into", "Session")
            #expect(run.output.hasPrefix("wrote 3 files into Session\n"), "\(run.errorOutput)")
            #expect(!workshop.exists("Session/SessionViewController.swift"))
            #expect(
                try workshop.read("Session/SessionInteractor.swift").contains("class SessionInteractor: Interactor,"))
        }
    }

    @Test func theRouterAttachesTheChildren() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "new", "Main", "--style", "ribs", "--children", "Posts, Profile", "--into", "Main")
            #expect(run.status == 0, "\(run.errorOutput)")
            let router = try workshop.read("Main/MainRouter.swift")
            #expect(router.contains("protocol MainInteractable: Interactable, PostsListener, ProfileListener {"))
            #expect(router.contains("posts = attach(postsBuilder.build(withListener: interactor))"))
            let builder = try workshop.read("Main/MainBuilder.swift")
            #expect(builder.contains("extension MainComponent: ProfileDependency {}"))
            #expect(builder.contains("postsBuilder: PostsBuilder(dependency: component),"))
        }
    }

    @Test func theTabsOfAModuleAreOthers() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "new", "Home", "--style", "vipera", "--children", "Posts,Profile", "--into", "Home")
            #expect(run.status == 0, "\(run.errorOutput)")
            let view = try workshop.read("Home/Implementations/Default/HomeDefaultView.swift")
            #expect(view.contains("final class HomeDefaultView: UITabBarController {"))
            let router = try workshop.read("Home/Implementations/Default/HomeDefaultRouter.swift")
            #expect(router.contains("PostsModule().buildDefault(),"))
        }
    }

    @Test(arguments: [
        (["--children", "Posts"], "'viper' has no modules with children; use --style with one of ribs, vipera"),
        (["--viewless"], "'viper' has no modules without a view; use --style with one of ribs"),
        (["--style", "vipera", "--viewless"], "'vipera' has no modules without a view"),
        (["--style", "ribs", "--children", "posts"], "'posts' cannot be a child of 'Home'"),
        (["--style", "ribs", "--children", "Home"], "'Home' cannot be a child of 'Home'"),
        (["--style", "ribs", "--children", "Posts,,Posts"], "'' cannot be a child of 'Home'"),
    ])
    func otherShapesAreRefused(options: [String], message: String) throws {
        try withTemporaryFolder { folder in
            try expectRefusal(["new", "Home", "--into", "Home"] + options, status: 2, saying: message, in: folder)
        }
    }

    @Test(arguments: ["login", "My Login", "9Login", ""])
    func aNameIsThatOfAType(name: String) throws {
        try withTemporaryFolder { folder in
            try expectRefusal(
                ["new", name, "--into", "Login"], status: 2, saying: "'\(name)' cannot be a module's name", in: folder)
        }
    }

    @Test func aLanguageThatAStyleDoesNotHaveIsRefused() throws {
        try withTemporaryFolder { folder in
            try expectRefusal(
                ["new", "Login", "--style", "ribs", "--language", "objc", "--into", "Login"], status: 2,
                saying: "'ribs' can be planned and drawn, but not yet written in Objective-C", "rambler", in: folder)
        }
    }
}
