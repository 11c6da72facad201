import UIKit
import Viperit

@MainActor
final class LoginRouter: Router, LoginRouterApi {
    private var loginView: LoginController? { _presenter?._view as? LoginController }

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        loginView?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let loginView = loginView else { return }
        let registration = RegistrationController()
        registration.delegate = loginView
        loginView.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        loginView?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        loginView?.configureCaptcha(captcha)
        loginView?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        loginView?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        loginView?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        loginView?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        loginView?.dismiss(animated: true)
    }

    func goBack() {
        loginView?.navigationController?.popViewController(animated: true)
    }
}
