import Foundation

/// What `LoginPresenter` asks of `LoginWireframe`.
@MainActor
protocol LoginWireframeProtocol: AnyObject {
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
