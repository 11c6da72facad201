import UIKit

/// Creates the parts of the Login module and connects them.
@MainActor
enum LoginModuleBuilder {
    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: LoginController) -> LoginPresenterProtocol {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
