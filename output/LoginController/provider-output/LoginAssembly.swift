import UIKit

/// Assembles the Login module.
@MainActor
enum LoginAssembly {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func assemble(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view.eventHandler = assemble(view)
        view.eventHandler.prefilledUserName = prefilledUserName
        view.eventHandler.onLogin = onLogin
        return view
    }

    /// Assembles the module of a view that exists already.
    static func assemble(_ view: LoginController) -> LoginViewEventHandler {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.view = view
        presenter.loginProvider = interactor
        presenter.router = router
        router.viewController = view
        return presenter
    }
}
