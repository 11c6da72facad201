import UIKit

/// Assembles the Login module.
@MainActor
enum LoginAssembly {
    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: LoginController) -> LoginViewEventHandler {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.view = view
        presenter.loginProvider = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
