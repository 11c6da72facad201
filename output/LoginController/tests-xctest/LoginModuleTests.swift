import Foundation
import XCTest

@testable import App

/// How the parts of the Login module hold each other.
@MainActor
final class LoginModuleTests: XCTestCase {
    /// The screen with its module, each part by its class.
    @MainActor
    private struct Parts {
        let view: LoginController
        let presenter: LoginPresenter
        let interactor: LoginInteractor
        let router: LoginRouter

        init() throws {
            view = LoginController()
            presenter = try XCTUnwrap(view.presenter as? LoginPresenter)
            interactor = try XCTUnwrap(Mirror(reflecting: presenter).descendant("interactor") as? LoginInteractor)
            router = try XCTUnwrap(Mirror(reflecting: presenter).descendant("router") as? LoginRouter)
        }
    }

    func testEveryPartKnowsTheOthers() throws {
        let parts = try Parts()

        XCTAssertTrue(parts.presenter.view === parts.view)
        XCTAssertTrue(parts.router.viewController === parts.view)
    }

    func testNoPartOutlivesTheScreen() throws {
        weak var view: LoginController?
        weak var presenter: LoginPresenter?
        weak var interactor: LoginInteractor?
        weak var router: LoginRouter?
        do {
            let parts = try Parts()
            view = parts.view
            presenter = parts.presenter
            interactor = parts.interactor
            router = parts.router
        }

        XCTAssertNil(view)
        XCTAssertNil(presenter)
        XCTAssertNil(interactor)
        XCTAssertNil(router)
    }
}
