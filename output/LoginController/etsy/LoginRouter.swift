import UIKit
import VIPERBuilder

@MainActor
final class LoginRouter: VIPERRouter {
    private var loginController: LoginController? { controller as? LoginController }

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        loginController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let loginController = loginController else { return }
        let registration = RegistrationController()
        registration.delegate = loginController
        loginController.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        loginController?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        loginController?.configureCaptcha(captcha)
        loginController?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        loginController?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        loginController?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        loginController?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        loginController?.dismiss(animated: true)
    }

    func goBack() {
        loginController?.navigationController?.popViewController(animated: true)
    }
}
