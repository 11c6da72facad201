import UIKit

@MainActor
final class LoginWireframe: BaseWireframe<LoginController>, LoginWireframeInterface {
    weak var moduleViewController: LoginController?

    // MARK: - Module setup -

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    convenience init(
        _ moduleViewController: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) {
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
        moduleViewController.presenter.prefilledUserName = prefilledUserName
        moduleViewController.presenter.onLogin = onLogin
    }

    /// Sets up the module of a controller that exists already.
    static func setup(_ moduleViewController: LoginController) -> LoginPresenterInterface {
        let wireframe = LoginWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: LoginController) -> LoginPresenterInterface {
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginPresenter(interactor: interactor, wireframe: self)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        moduleViewController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let moduleViewController = moduleViewController else { return }
        let registration = RegistrationController()
        registration.delegate = moduleViewController
        moduleViewController.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        moduleViewController?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        moduleViewController?.configureCaptcha(captcha)
        moduleViewController?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        moduleViewController?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        moduleViewController?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        moduleViewController?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        moduleViewController?.dismiss(animated: true)
    }

    func goBack() {
        moduleViewController?.navigationController?.popViewController(animated: true)
    }
}
