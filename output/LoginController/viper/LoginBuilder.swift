import UIKit

/// Builds the Login module and ties its parts together.
@MainActor
enum LoginBuilder {
    /// Wires the module of a controller that exists already, for example one out of a storyboard.
    static func wire(_ view: LoginController) -> LoginViewOutput {
        let router = LoginRouter()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
