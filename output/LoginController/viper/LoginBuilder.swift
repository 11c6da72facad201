import UIKit

/// Builds the Login module and ties its parts together.
@MainActor
enum LoginBuilder {
    /// Wires the module of a controller that exists already, for example one out of a storyboard.
    static func wire(_ view: LoginController) -> LoginViewOutput {
        let router = LoginRouter()
        let interactor = LoginInteractor(defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
