import UIKit

@MainActor
final class LoginRouter: LoginRouterInput {
    weak var transitionHandler: LoginController?

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        transitionHandler?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let transitionHandler = transitionHandler else { return }
        let registration = RegistrationController()
        registration.delegate = transitionHandler
        transitionHandler.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        transitionHandler?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        transitionHandler?.configureCaptcha(captcha)
        transitionHandler?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        transitionHandler?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        transitionHandler?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        transitionHandler?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        transitionHandler?.dismiss(animated: true)
    }

    func goBack() {
        transitionHandler?.navigationController?.popViewController(animated: true)
    }
}
