import Foundation

/// What `LoginViewPresenter` asks of `LoginInteractor`.
@MainActor
protocol LoginInteractorInput: AnyObject {
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
