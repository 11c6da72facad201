import UIKit

@MainActor
final class LoginWireframe: LoginWireframeInterface {
    weak var loginViewController: LoginController?

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        loginViewController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let loginViewController = loginViewController else { return }
        let registration = RegistrationController()
        registration.delegate = loginViewController
        loginViewController.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        loginViewController?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        loginViewController?.configureCaptcha(captcha)
        loginViewController?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        loginViewController?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        loginViewController?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        loginViewController?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        loginViewController?.dismiss(animated: true)
    }

    func goBack() {
        loginViewController?.navigationController?.popViewController(animated: true)
    }
}
