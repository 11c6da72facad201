import UIKit

@MainActor
final class LoginCoordinator: LoginCoordinating {
    weak var viewController: LoginController?

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
