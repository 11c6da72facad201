import UIKit

/// Builds the Login module and ties its parts together.
@MainActor
enum LoginBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func build(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil,
        coordinator: LoginCoordinating? = nil
    ) -> LoginController {
        view.presenter = wire(view, coordinator: coordinator)
        view.presenter.prefilledUserName = prefilledUserName
        view.presenter.onLogin = onLogin
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: LoginController, coordinator: LoginCoordinating? = nil) -> LoginViewOutput {
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor)
        if coordinator == nil {
            let ownCoordinator = LoginCoordinator()
            ownCoordinator.viewController = view
            view.ownCoordinator = ownCoordinator
        }
        presenter.view = view
        presenter.coordinator = coordinator ?? view.ownCoordinator
        return presenter
    }
}
