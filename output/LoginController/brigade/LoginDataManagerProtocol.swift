import Foundation

/// What `LoginInteractor` asks of `LoginDataManager`.
@MainActor
protocol LoginDataManagerProtocol: AnyObject {
    func post(
        _ path: String,
        fields: [String: String],
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void)
    func loadRecentAccounts() -> [LoginController.Account]
    func saveAccount(_ account: LoginController.Account)
    func forget(_ account: LoginController.Account)
    func cancelLoginTask()
    func loadRememberMe() -> Bool
    func saveRememberMe(isOn: Bool)
}
