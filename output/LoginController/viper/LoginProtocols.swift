import Foundation

/// What `LoginController` asks of `LoginPresenter`.
@MainActor
protocol LoginViewOutput: AnyObject {
    var onLogin: ((String) -> Void)? { get set }
    var loginTask: URLSessionDataTask? { get set }
    var defaults: UserDefaults { get }

    func handleLoginSuccess(_ account: LoginController.Account)
    func handleLoginFailure(_ error: LoginController.LoginError)
    func message(for error: LoginController.LoginError) -> String
    func buttonTitle(for provider: LoginController.Provider) -> String
    func displayName(of account: LoginController.Account) -> String
    func choose(_ account: LoginController.Account)
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
    func isLockedOut(at date: Date) -> Bool
    func loadRecentAccounts() -> [LoginController.Account]
    func saveAccount(_ account: LoginController.Account)
    func forget(_ account: LoginController.Account)
    func openForgottenPassword(userName: String)
    func openPhoneBinding(ticket: String?)
    func close()
}

/// What `LoginPresenter` asks of `LoginController`.
@MainActor
protocol LoginViewInput: AnyObject {
    func showError(_ message: String)
    func show(userName: String, remembered: Bool)
    func showAvatar(_ data: Data?)
    func clearPassword()
    func reloadRecentAccounts()
    func openCaptcha()
    func offerRegistration(message: String)
}

/// What `LoginPresenter` asks of `LoginInteractor`.
@MainActor
protocol LoginInteractorInput: AnyObject {
    var loginTask: URLSessionDataTask? { get set }
    var defaults: UserDefaults { get }

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
}

/// What `LoginPresenter` asks of `LoginRouter`.
@MainActor
protocol LoginRouterInput: AnyObject {
    func showMainScreen(userName: String)
    func openForgottenPassword(userName: String)
    func openPhoneBinding(ticket: String?)
    func openAgreement()
    func close()
}
