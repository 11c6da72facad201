import RIBs
import UIKit

/// What `LoginRouter` asks of `LoginController`.
@MainActor
protocol LoginViewControllable: ViewControllable {
    var userNameField: UITextField! { get }
    var passwordField: UITextField! { get }

    func submit(userName: String, password: String, captcha: String?)
}

@MainActor
final class LoginRouter: ViewableRouter<Interactable, LoginViewControllable>, LoginRouting {
    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        viewController.uiviewController.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        viewController.uiviewController.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        captcha.onSolved = { [weak self] text in
            guard let self = self else { return }
            self.viewController.uiviewController.dismiss(animated: true)
            self.viewController.submit(
                userName: self.viewController.userNameField.text ?? "", password: self.viewController.passwordField.text ?? "", captcha: text)
        }
        viewController.uiviewController.present(captcha, animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        viewController.uiviewController.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        viewController.uiviewController.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        viewController.uiviewController.dismiss(animated: true)
    }

    func goBack() {
        viewController.uiviewController.navigationController?.popViewController(animated: true)
    }
}
