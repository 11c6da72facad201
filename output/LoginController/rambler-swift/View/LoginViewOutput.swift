import Foundation

/// What `LoginController` asks of `LoginPresenter`.
@MainActor
protocol LoginViewOutput: AnyObject {
    var onLogin: ((String) -> Void)? { get set }
    var prefilledUserName: String? { get set }
    var recentAccounts: [LoginController.Account] { get }

    func submit(userName: String, password: String, captcha: String?)
    func handleLoginFailure(_ error: LoginController.LoginError)
    func buttonTitle(for provider: LoginController.Provider) -> String
    func isValid(userName: String, password: String) -> Bool
    func displayName(of account: LoginController.Account) -> String
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
    func numberOfRows() -> Int
    func commitEditing(at indexPath: IndexPath)
    func didRegister(userName: String)
}
