import Foundation

/// What `LoginController` asks of `LoginViewPresenter`.
@MainActor
protocol LoginViewEventHandler: AnyObject {
    func submit(userName: String, password: String, captcha: String?)
    func handleLoginFailure(_ error: LoginController.LoginError)
    func reloadRecentAccounts()
    func fillRememberedUser()
    func choose(_ account: LoginController.Account)
    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func saveAccount(_ account: LoginController.Account)
    func forget(_ account: LoginController.Account)
    func openRegistration()
    func openForgottenPassword(userName: String)
    func openPhoneBinding(ticket: String?)
    func close()
    func viewWillDisappear()
    func rememberChanged(isOn: Bool)
    func closeCaptcha()
    func commitEditing(at indexPath: IndexPath)
    func didRegister(userName: String)
}
