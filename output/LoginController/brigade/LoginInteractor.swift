import Foundation

@MainActor
final class LoginInteractor: LoginInteractorProtocol {
    private let dataManager: LoginDataManagerProtocol

    init(dataManager: LoginDataManagerProtocol) {
        self.dataManager = dataManager
    }

    // MARK: - Networking

    func requestLogin(_ credentials: LoginController.Credentials, completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void) {
        var fields = ["account": credentials.userName, "password": credentials.password]
        fields["captcha"] = credentials.captcha
        dataManager.post("user/login", fields: fields, completion: completion)
    }

    func requestLogin(
        provider: LoginController.Provider, code: String, completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        dataManager.post("user/login/\(provider.rawValue)", fields: ["code": code], completion: completion)
    }

    // MARK: - Passed on

    var prefilledUserName: String? {
        get { dataManager.prefilledUserName }
        set { dataManager.prefilledUserName = newValue }
    }

    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void) {
        dataManager.loadAvatar(for: account, completion: completion)
    }

    func loadRecentAccounts() -> [LoginController.Account] {
        dataManager.loadRecentAccounts()
    }

    func saveAccount(_ account: LoginController.Account) {
        dataManager.saveAccount(account)
    }

    func forget(_ account: LoginController.Account) {
        dataManager.forget(account)
    }

    func cancelLoginTask() {
        dataManager.cancelLoginTask()
    }

    func loadRememberMe() -> Bool {
        dataManager.loadRememberMe()
    }

    func userName(remembered: Bool) -> String? {
        dataManager.userName(remembered: remembered)
    }

    func saveRememberMe(isOn: Bool) {
        dataManager.saveRememberMe(isOn: isOn)
    }
}
