import UIKit

/// What `AppDependencies` does for the Login module.
@MainActor
final class LoginDependencies {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func loginViewController(
        _ userInterface: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        userInterface.eventHandler = configureDependencies(for: userInterface)
        userInterface.eventHandler.prefilledUserName = prefilledUserName
        userInterface.eventHandler.onLogin = onLogin
        return userInterface
    }

    /// Configures a controller that exists already.
    func configureDependencies(for userInterface: LoginController) -> LoginModuleInterface {
        let wireframe = LoginWireframe()
        let dataManager = LoginDataManager(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let interactor = LoginInteractor(dataManager: dataManager)
        let presenter = LoginPresenter()
        presenter.userInterface = userInterface
        presenter.loginInteractor = interactor
        presenter.loginWireframe = wireframe
        wireframe.loginViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Login module.
    var login: LoginDependencies { LoginDependencies() }
}
