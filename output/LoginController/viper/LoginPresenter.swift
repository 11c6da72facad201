import Foundation

@MainActor
final class LoginPresenter: LoginViewOutput {
    weak var view: LoginViewInput?
    private let interactor: LoginInteractorInput
    private let router: LoginRouterInput

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    init(interactor: LoginInteractorInput, router: LoginRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Login

    func handleLoginSuccess(_ account: LoginController.Account) {
        view?.resetAttempts()
        interactor.saveAccount(account)
        view?.reloadRecentAccounts()
        view?.clearPassword()
        onLogin?(account.userName)
        router.showMainScreen(userName: account.userName)
    }

    func buttonTitle(for provider: LoginController.Provider) -> String {
        switch provider {
        case .weChat: return NSLocalizedString("Log in with WeChat", comment: "")
        case .taobao: return NSLocalizedString("Log in with Taobao", comment: "")
        case .jd: return NSLocalizedString("Log in with JD", comment: "")
        }
    }

    func isValid(userName: String, password: String) -> Bool {
        let name = userName.trimmingCharacters(in: .whitespaces)
        return name.count >= 3 && (6...32).contains(password.count)
    }

    func displayName(of account: LoginController.Account) -> String {
        account.nickname ?? account.userName
    }

    /// Another account was chosen in the table.
    func choose(_ account: LoginController.Account) {
        view?.show(userName: account.userName, remembered: true)
        view?.clearPassword()
        interactor.loadAvatar(for: account) { [weak self] data in
            self?.view?.showAvatar(data)
        }
    }

    // MARK: - Passed on

    var loginTask: URLSessionDataTask? {
        get { interactor.loginTask }
        set { interactor.loginTask = newValue }
    }

    var defaults: UserDefaults {
        interactor.defaults
    }

    func requestLogin(
        _ credentials: LoginController.Credentials,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        interactor.requestLogin(credentials, completion: completion)
    }

    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        interactor.requestLogin(provider: provider, code: code, completion: completion)
    }

    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void) {
        interactor.loadAvatar(for: account, completion: completion)
    }

    func loadRecentAccounts() -> [LoginController.Account] {
        interactor.loadRecentAccounts()
    }

    func saveAccount(_ account: LoginController.Account) {
        interactor.saveAccount(account)
    }

    func forget(_ account: LoginController.Account) {
        interactor.forget(account)
    }

    func openForgottenPassword(userName: String) {
        router.openForgottenPassword(userName: userName)
    }

    func openPhoneBinding(ticket: String?) {
        router.openPhoneBinding(ticket: ticket)
    }

    func openAgreement() {
        router.openAgreement()
    }

    func close() {
        router.close()
    }
}
