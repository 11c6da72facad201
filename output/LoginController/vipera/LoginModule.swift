import UIKit

/// Builds the Login module.
@MainActor
final class LoginModule {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func buildDefault(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> UIViewController {
        view.presenter = build(for: view)
        view.presenter.prefilledUserName = prefilledUserName
        view.presenter.onLogin = onLogin
        return view
    }

    /// Builds the module of a view that exists already.
    func build(for view: LoginController) -> LoginPresenter {
        let router = LoginDefaultRouter()
        let interactor = LoginDefaultInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        router.viewController = view
        return presenter
    }
}
