import UIKit

/// Configures the Login module.
@MainActor
final class LoginModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? LoginController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func loginViewController(
        _ viewController: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        viewController.output = configure(viewController: viewController)
        viewController.output.prefilledUserName = prefilledUserName
        viewController.output.onLogin = onLogin
        return viewController
    }

    func configure(viewController: LoginController) -> LoginViewOutput {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        router.transitionHandler = viewController
        return presenter
    }
}
