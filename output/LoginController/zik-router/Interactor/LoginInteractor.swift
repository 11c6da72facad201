import Foundation

@MainActor
final class LoginInteractor: LoginInteractorInput {
    // MARK: - Properties

    /// Fills the user name, for links from mails.
    var prefilledUserName: String?

    private var loginTask: URLSessionDataTask?
    private var avatarCache: [URL: Data] = [:]
    private let session: URLSession
    private let defaults: UserDefaults
    private let secrets = SecretStore.shared
    private let baseURL = URL(string: "https://api.cameracloud.example/v3")!

    init(session: URLSession, defaults: UserDefaults) {
        self.session = session
        self.defaults = defaults
    }

    func cancelLoginTask() {
        loginTask?.cancel()
    }

    // MARK: - Login

    func loadRememberMe() -> Bool {
        return defaults.bool(forKey: LoginController.Keys.rememberMe)
    }

    func userName(remembered: Bool) -> String? {
        return prefilledUserName ?? (remembered ? defaults.string(forKey: LoginController.Keys.lastUserName) : nil)
    }

    // MARK: - Networking

    func requestLogin(_ credentials: LoginController.Credentials, completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void) {
        var fields = ["account": credentials.userName, "password": credentials.password]
        fields["captcha"] = credentials.captcha
        post("user/login", fields: fields, completion: completion)
    }

    func requestLogin(
        provider: LoginController.Provider, code: String, completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        post("user/login/\(provider.rawValue)", fields: ["code": code], completion: completion)
    }

    private func post(
        _ path: String, fields: [String: String], completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        var request = URLRequest(url: baseURL.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(fields)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        loginTask?.cancel()  // a second tap wins
        loginTask = session.dataTask(with: request) { [weak self] data, _, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                completion(error == nil ? self.decodeLogin(data) : .failure(.offline))
            }
        }
        loginTask?.resume()
    }

    private func decodeLogin(_ data: Data?) -> Result<LoginController.Account, LoginController.LoginError> {
        guard let data = data, let response = try? JSONDecoder().decode(LoginController.LoginResponse.self, from: data) else {
            return .failure(.unknown)
        }
        guard response.code == 0, let account = response.account else {
            return .failure(LoginController.LoginError(rawValue: response.code) ?? .unknown)
        }
        secrets.set(response.token, for: account.userName)
        return .success(account)
    }

    private func avatarURL(for account: LoginController.Account) -> URL? {
        guard let path = account.avatarPath, !path.isEmpty else { return nil }
        return baseURL.appendingPathComponent("avatars").appendingPathComponent(path)
    }

    /// Answers at once when the avatar was loaded before.
    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void) {
        guard let url = avatarURL(for: account) else {
            completion(nil)
            return
        }
        if let data = avatarCache[url] {
            completion(data)
            return
        }
        session.dataTask(with: url) { [weak self] data, _, _ in
            DispatchQueue.main.async {
                self?.avatarCache[url] = data
                completion(data)
            }
        }.resume()
    }

    // MARK: - Storage

    func loadRecentAccounts() -> [LoginController.Account] {
        guard let data = defaults.data(forKey: LoginController.Keys.recentAccounts) else { return [] }
        let accounts = (try? JSONDecoder().decode([LoginController.Account].self, from: data)) ?? []
        return accounts.sorted { $0.lastLogin > $1.lastLogin }
    }

    func saveAccount(_ account: LoginController.Account) {
        var accounts = loadRecentAccounts().filter { $0.id != account.id }
        accounts.insert(account, at: 0)
        storeAccounts(Array(accounts.prefix(5)))
        defaults.set(account.userName, forKey: LoginController.Keys.lastUserName)
    }

    /// Removes the account and its token from this device.
    func forget(_ account: LoginController.Account) {
        storeAccounts(loadRecentAccounts().filter { $0.id != account.id })
        secrets.set(nil, for: account.userName)
    }

    private func storeAccounts(_ accounts: [LoginController.Account]) {
        defaults.set(try? JSONEncoder().encode(accounts), forKey: LoginController.Keys.recentAccounts)
    }

    func saveRememberMe(isOn: Bool) {
        defaults.set(isOn, forKey: LoginController.Keys.rememberMe)
    }
}
