import Foundation

@MainActor
final class LoginPresenter: LoginViewOutput {
    weak var view: LoginViewInput?
    private let interactor: LoginInteractorInput
    private let router: LoginRouterInput

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    private var failedAttempts = 0
    private var lockedUntil: Date?

    private let maximumAttempts = 5

    init(interactor: LoginInteractorInput, router: LoginRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Login

    func handleLoginSuccess(_ account: LoginController.Account) {
        resetAttempts()
        interactor.saveAccount(account)
        view?.reloadRecentAccounts()
        view?.clearPassword()
        onLogin?(account.userName)
        router.showMainScreen(userName: account.userName)
    }

    /// Many codes lead to a screen of their own; the others only show a message.
    func handleLoginFailure(_ error: LoginController.LoginError) {
        Tracker.log("login.failed", ["code": String(error.rawValue)])
        switch error {
        case .wrongPassword:
            registerFailedAttempt(at: Date())
            view?.clearPassword()
            view?.showError(message(for: error))
        case .captchaRequired:
            view?.openCaptcha()
        case .phoneNotBound:
            router.openPhoneBinding(ticket: nil)
        case .agreementChanged:
            router.openAgreement()
        case .unknownUser:
            view?.offerRegistration(message: message(for: error))
        case .accountLocked, .offline, .unknown:
            view?.showError(message(for: error))
        }
    }

    func message(for error: LoginController.LoginError) -> String {
        switch error {
        case .wrongPassword:
            return String(format: NSLocalizedString("Wrong password, %d tries left.", comment: ""), remainingAttempts)
        case .unknownUser: return NSLocalizedString("Nobody has this name. Register now?", comment: "")
        case .accountLocked: return NSLocalizedString("Too many tries. Please wait a while.", comment: "")
        case .offline: return NSLocalizedString("There is no connection.", comment: "")
        case .captchaRequired, .phoneNotBound, .agreementChanged, .unknown:
            return NSLocalizedString("Something went wrong.", comment: "")
        }
    }

    func buttonTitle(for provider: LoginController.Provider) -> String {
        switch provider {
        case .weChat: return NSLocalizedString("Log in with WeChat", comment: "")
        case .taobao: return NSLocalizedString("Log in with Taobao", comment: "")
        case .jd: return NSLocalizedString("Log in with JD", comment: "")
        }
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

    // MARK: - Attempts

    private var remainingAttempts: Int {
        max(0, maximumAttempts - failedAttempts)
    }

    private func registerFailedAttempt(at date: Date) {
        failedAttempts += 1
        if failedAttempts >= maximumAttempts {
            lockedUntil = date.addingTimeInterval(15 * 60)  // the server does the same
        }
    }

    private func resetAttempts() {
        failedAttempts = 0
        lockedUntil = nil
    }

    func isLockedOut(at date: Date) -> Bool {
        guard let lockedUntil = lockedUntil else { return false }
        return date < lockedUntil
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

    func close() {
        router.close()
    }
}
