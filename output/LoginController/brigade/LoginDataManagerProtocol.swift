import Foundation

/// What `LoginInteractor` asks of `LoginDataManager`.
@MainActor
protocol LoginDataManagerProtocol: AnyObject {
    var prefilledUserName: String? { get set }

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
    func userName(remembered: Bool) -> String?
    func saveRememberMe(isOn: Bool)
}
