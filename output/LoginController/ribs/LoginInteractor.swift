import Foundation
import RIBs

/// What `LoginInteractor` asks of `LoginController`.
@MainActor
protocol LoginPresentable: Presentable {
    var recentAccounts: [LoginController.Account] { get set }
    var failedAttempts: Int { get set }

    func show(userName: String, remembered: Bool)
    func showAvatar(_ data: Data?)
    func reloadTable(isEmpty: Bool)
    func clearPassword()
}

/// What `LoginInteractor` asks of `LoginRouter`.
@MainActor
protocol LoginRouting: ViewableRouting {
    func showMainScreen(userName: String)
    func openForgottenPassword(userName: String)
    func openCaptcha()
    func openPhoneBinding(ticket: String?)
    func openAgreement()
    func close()
    func goBack()
}

@MainActor
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener, @unchecked Sendable {
    /// Who is told what this module reports.
    weak var listener: LoginListener? {
        didSet {
            onLogin = { [weak self] in self?.listener?.onLogin($0) }
        }
    }

    weak var router: LoginRouting?

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    /// Fills the user name, for links from mails.
    var prefilledUserName: String?

    private var lockedUntil: Date?
    private var loginTask: URLSessionDataTask?
    private var avatarCache: [URL: Data] = [:]
    private let session: URLSession
    private let defaults: UserDefaults
    private let secrets = SecretStore.shared
    private let baseURL = URL(string: "https://api.cameracloud.example/v3")!

    init(presenter: LoginPresentable, session: URLSession, defaults: UserDefaults) {
        self.session = session
        self.defaults = defaults
        super.init(presenter: presenter)
    }

    func cancelLoginTask() {
        loginTask?.cancel()
    }

    // MARK: - Login

    func handleLoginSuccess(_ account: LoginController.Account) {
        resetAttempts()
        saveAccount(account)
        reloadRecentAccounts()
        presenter.clearPassword()
        onLogin?(account.userName)
        router?.showMainScreen(userName: account.userName)
    }

    func isValid(userName: String, password: String) -> Bool {
        let name = userName.trimmingCharacters(in: .whitespaces)
        return name.count >= 3 && (6...32).contains(password.count)
    }

    func reloadRecentAccounts() {
        presenter.recentAccounts = loadRecentAccounts()
        presenter.reloadTable(isEmpty: presenter.recentAccounts.isEmpty)
    }

    func fillRememberedUser() {
        let remembered = defaults.bool(forKey: LoginController.Keys.rememberMe)
        let userName = prefilledUserName ?? (remembered ? defaults.string(forKey: LoginController.Keys.lastUserName) : nil)
        presenter.show(userName: userName ?? "", remembered: remembered)
        presenter.showAvatar(nil)
        guard let account = presenter.recentAccounts.first(where: { $0.userName == userName }) else { return }
        loadAvatar(for: account) { [weak self] data in
            self?.presenter.showAvatar(data)
        }
    }

    /// Another account was chosen in the table.
    func choose(_ account: LoginController.Account) {
        presenter.show(userName: account.userName, remembered: true)
        presenter.clearPassword()
        loadAvatar(for: account) { [weak self] data in
            self?.presenter.showAvatar(data)
        }
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
    private func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void) {
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

    // MARK: - Attempts

    func registerFailedAttempt(at date: Date, maximumAttempts: Int) {
        presenter.failedAttempts += 1
        if presenter.failedAttempts >= maximumAttempts {
            lockedUntil = date.addingTimeInterval(15 * 60)  // the server does the same
        }
    }

    private func resetAttempts() {
        presenter.failedAttempts = 0
        lockedUntil = nil
    }

    func isLockedOut(at date: Date) -> Bool {
        guard let lockedUntil = lockedUntil else { return false }
        return date < lockedUntil
    }

    // MARK: - Storage

    private func loadRecentAccounts() -> [LoginController.Account] {
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

    func showRegister(userName: String) {
        router?.goBack()
        presenter.show(userName: userName, remembered: true)
    }

    // MARK: - Passed on

    func openForgottenPassword(userName: String) {
        router?.openForgottenPassword(userName: userName)
    }

    func openCaptcha() {
        router?.openCaptcha()
    }

    func openPhoneBinding(ticket: String?) {
        router?.openPhoneBinding(ticket: ticket)
    }

    func openAgreement() {
        router?.openAgreement()
    }

    func close() {
        router?.close()
    }
}
