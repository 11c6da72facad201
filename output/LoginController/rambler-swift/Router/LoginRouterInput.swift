import Foundation

/// What `LoginPresenter` asks of `LoginRouter`.
@MainActor
protocol LoginRouterInput: AnyObject {
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
