import UIKit

/// Creates the parts of the Login module and connects them.
@MainActor
enum LoginModuleBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func buildController(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view.presenter = connect(view)
        view.presenter.prefilledUserName = prefilledUserName
        view.presenter.onLogin = onLogin
        return view
    }

    /// Connects the module of a controller that exists already.
    static func connect(_ view: LoginController) -> LoginPresenterProtocol {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
