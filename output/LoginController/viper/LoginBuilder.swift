import UIKit

/// Builds the Login module and ties its parts together.
@MainActor
enum LoginBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func build(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view.presenter = wire(view)
        view.presenter.prefilledUserName = prefilledUserName
        view.presenter.onLogin = onLogin
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: LoginController) -> LoginViewOutput {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
