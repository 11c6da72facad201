import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class LoginViewRouter: ZIKViewRouter<LoginController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(LoginController.self)
        register(RoutableView<LoginProvidedInput>())
    }

    override func prepareDestination(_ destination: LoginController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: LoginController) -> LoginViewEventHandler & LoginViewDataSource {
        guard let router = LoginViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("LoginViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: LoginController) -> LoginViewEventHandler & LoginViewDataSource {
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        return presenter
    }

    // MARK: - Navigation

    func showMainScreen(userName: String) {
        let tabs = MainTabBarController()
        tabs.userName = userName
        destination?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func openRegistration() {
        guard let destination = destination else { return }
        let registration = RegistrationController()
        registration.delegate = destination
        destination.navigationController?.pushViewController(registration, animated: true)
    }

    func openForgottenPassword(userName: String) {
        let controller = ForgotPasswordController()
        controller.userName = userName
        destination?.navigationController?.pushViewController(controller, animated: true)
    }

    func openCaptcha() {
        let captcha = CaptchaController()
        destination?.configureCaptcha(captcha)
        destination?.present(captcha, animated: true)
    }

    func closeCaptcha() {
        destination?.dismiss(animated: true)
    }

    func openPhoneBinding(ticket: String?) {
        let binding = PhoneBindingController()
        binding.ticket = ticket
        destination?.navigationController?.pushViewController(binding, animated: true)
    }

    func openAgreement() {
        destination?.present(UINavigationController(rootViewController: AgreementController()), animated: true)
    }

    func close() {
        destination?.dismiss(animated: true)
    }

    func goBack() {
        destination?.navigationController?.popViewController(animated: true)
    }
}
