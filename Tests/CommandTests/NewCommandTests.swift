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
                        /// Configured on first use, so that existing callers need not change.
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
