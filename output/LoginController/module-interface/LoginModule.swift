import UIKit

extension LoginController {
    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: LoginController) -> LoginModuleInterface {
        let wireFrame = LoginWireFrame()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter()
        presenter.userInterface = userInterface
        presenter.loginInteractor = interactor
        presenter.loginWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
