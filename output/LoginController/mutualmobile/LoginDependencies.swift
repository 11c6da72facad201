import UIKit

/// What `AppDependencies` does for the Login module.
@MainActor
final class LoginDependencies {
    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: LoginController) -> LoginModuleInterface {
        let wireframe = LoginWireframe()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.userInterface = userInterface
        presenter.loginInteractor = interactor
        presenter.loginWireframe = wireframe
        interactor.output = presenter
        wireframe.loginViewController = userInterface
        return presenter
    }
}
