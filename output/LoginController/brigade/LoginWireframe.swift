import UIKit

@MainActor
final class LoginWireframe: LoginWireframeProtocol {
    weak var viewController: LoginController?

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func initializeModule(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view.presenter = initializeModule(for: view)
        view.presenter.prefilledUserName = prefilledUserName
        view.presenter.onLogin = onLogin
        return view
    }

    /// Initialises the module of a controller that exists already.
    static func initializeModule(for view: LoginController) -> LoginPresenterProtocol {
        let wireframe = LoginWireframe()
        let dataManager = LoginDataManager(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let interactor = LoginInteractor(dataManager: dataManager)
        let presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        wireframe.viewController = view
        return presenter
    }

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        viewController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let viewController = viewController else { return }
        let registration = RegistrationController()
        registration.delegate = viewController
        viewController.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        viewController?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        viewController?.configureCaptcha(captcha)
        viewController?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        viewController?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        viewController?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        viewController?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        viewController?.dismiss(animated: true)
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
