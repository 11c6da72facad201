import UIKit

@MainActor
final class LoginWireframe: LoginWireframeInput {
    weak var view: LoginController?

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        view?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let view = view else { return }
        let registration = RegistrationController()
        registration.delegate = view
        view.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        view?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        view?.configureCaptcha(captcha)
        view?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        view?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        view?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        view?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        view?.dismiss(animated: true)
    }

    func goBack() {
        view?.navigationController?.popViewController(animated: true)
    }
}
