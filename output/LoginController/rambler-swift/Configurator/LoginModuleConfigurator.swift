import UIKit

/// Configures the Login module.
@MainActor
final class LoginModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? LoginController else { return }
        viewController.output = configure(viewController: viewController)
    }

    func configure(viewController: LoginController) -> LoginViewOutput {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.transitionHandler = viewController
        return presenter
    }
}
