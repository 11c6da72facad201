import UIKit

/// Builds the Login module.
@MainActor
final class LoginModule {
    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: LoginController) -> LoginPresenter {
        let router = LoginDefaultRouter()
        let interactor = LoginDefaultInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
