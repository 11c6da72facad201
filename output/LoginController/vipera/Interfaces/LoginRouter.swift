import Foundation

/// What `LoginDefaultPresenter` asks of `LoginDefaultRouter`.
@MainActor
protocol LoginRouter: AnyObject {
    var onLogin: ((String) -> Void)? { get set }

    func showMainScreen(userName: String)
    func openRegistration()
    func openForgottenPassword(userName: String)
    func openCaptcha()
    func openPhoneBinding(ticket: String?)
    func openAgreement()
    func close()
    func closeCaptcha()
    func goBack()
}
