import UIKit

extension LoginController {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func loginViewController(
        _ userInterface: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        userInterface.eventHandler = moduleInterface(for: userInterface)
        userInterface.eventHandler.prefilledUserName = prefilledUserName
        userInterface.eventHandler.onLogin = onLogin
        return userInterface
    }

    /// Makes what is behind a controller that exists already.
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
