import UIKit

@MainActor
final class LoginCoordinator: LoginCoordinatorProtocol {
    weak var viewController: LoginController?

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func start(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view.viewModel = makeViewModel(for: view)
        view.viewModel.prefilledUserName = prefilledUserName
        view.viewModel.onLogin = onLogin
        return view
    }

    /// Makes the view model of a controller that exists already.
    static func makeViewModel(for view: LoginController) -> LoginViewModelProtocol {
        let coordinator = LoginCoordinator()
        let model = LoginModel(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let viewModel = LoginViewModel(model: model, coordinator: coordinator)
        viewModel.viewDelegate = view
        coordinator.viewController = view
        return viewModel
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
