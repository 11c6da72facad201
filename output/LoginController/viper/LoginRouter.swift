import UIKit

@MainActor
final class LoginRouter: LoginRouterInput {
    weak var viewController: UIViewController?

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        viewController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        viewController?.navigationController?.pushViewController(controller, animated: true)
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
}
