import UIKit

@MainActor
final class LoginWireFrame: LoginWireFrameInterface {
    weak var viewController: LoginController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: LoginMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "LoginWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "LoginWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (LoginWireFrame, LoginMessageInfo) throws -> Void] = [
        LoginMessageInfo.Page.showMainScreen: { wireFrame, message in
            wireFrame.showMainScreen(userName: try message.value("userName"))
        },
        LoginMessageInfo.Page.openRegistration: { wireFrame, message in
            wireFrame.openRegistration()
        },
        LoginMessageInfo.Page.openForgottenPassword: { wireFrame, message in
            wireFrame.openForgottenPassword(userName: try message.value("userName"))
        },
        LoginMessageInfo.Page.openCaptcha: { wireFrame, message in
            wireFrame.openCaptcha()
        },
        LoginMessageInfo.Page.openPhoneBinding: { wireFrame, message in
            wireFrame.openPhoneBinding(ticket: try message.value("ticket"))
        },
        LoginMessageInfo.Page.openAgreement: { wireFrame, message in
            wireFrame.openAgreement()
        },
        LoginMessageInfo.Page.close: { wireFrame, message in
            wireFrame.close()
        },
        LoginMessageInfo.Page.closeCaptcha: { wireFrame, message in
            wireFrame.closeCaptcha()
        },
        LoginMessageInfo.Page.goBack: { wireFrame, message in
            wireFrame.goBack()
        },
    ]

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
