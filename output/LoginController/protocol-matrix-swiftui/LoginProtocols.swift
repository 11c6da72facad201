import Foundation

/// What `LoginController` asks of `LoginPresenter`.
@MainActor
protocol LoginPresenterProtocol: AnyObject {
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
    func remainingAttempts() -> Int
    func rememberChanged(isOn: Bool)
    func closeCaptcha()
    func numberOfRows() -> Int
    func commitEditing(at indexPath: IndexPath)
    func didRegister(userName: String)
}

/// What `LoginPresenter` asks of `LoginController`.
@MainActor
protocol LoginViewProtocol: AnyObject {
    func setBusy(_ busy: Bool)
    func showError(_ message: String)
    func hideError()
    func show(userName: String, remembered: Bool)
    func showAvatar(_ data: Data?)
    func reloadTable(isEmpty: Bool)
    func clearPassword()
    func message(for error: LoginController.LoginError) -> String
    func offerRegistration(message: String)
}

/// What `LoginPresenter` asks of `LoginInteractor`.
@MainActor
protocol LoginInteractorProtocol: AnyObject {
    var prefilledUserName: String? { get set }

    func requestLogin(
        _ credentials: LoginController.Credentials,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void)
    func loadRecentAccounts() -> [LoginController.Account]
    func saveAccount(_ account: LoginController.Account)
    func forget(_ account: LoginController.Account)
    func cancelLoginTask()
    func loadRememberMe() -> Bool
    func userName(remembered: Bool) -> String?
    func saveRememberMe(isOn: Bool)
}

/// What `LoginPresenter` asks of `LoginRouter`.
@MainActor
protocol LoginRouterProtocol: AnyObject {
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
