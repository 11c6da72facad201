import UIKit
import VIPERBuilder

@MainActor
final class LoginPresenter: VIPERPresenter {
    private var loginInteractor: LoginInteractor? { interactor as? LoginInteractor }
    private var loginController: LoginController? { controller as? LoginController }

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    /// Fills the user name, for links from mails.
    var prefilledUserName: String?

    private(set) var recentAccounts: [LoginController.Account] = []

    private var failedAttempts = 0
    private var lockedUntil: Date?

    private let maximumAttempts = 5

    func viewWillDisappear() {
        loginInteractor?.cancelLoginTask()
    }

    // MARK: - Login

    /// Checks what was entered and logs in.
    func submit(userName: String, password: String, captcha: String? = nil) {
        guard let loginController = loginController else { return }
        guard isValid(userName: userName, password: password) else {
            loginController.showError(NSLocalizedString("Please check your input.", comment: ""))
            return
        }
        if isLockedOut(at: Date()) {
            loginController.showError(loginController.message(for: .accountLocked))
            return
        }
        loginController.hideError()
        loginController.setBusy(true)
        loginInteractor?.requestLogin(LoginController.Credentials(userName: userName, password: password, captcha: captcha)) { [weak self] result in
            guard let self = self else { return }
            self.loginController?.setBusy(false)
            switch result {
            case .success(let account):
                self.handleLoginSuccess(account)
            case .failure(let error):
                self.handleLoginFailure(error)
            }
        }
    }

    private func handleLoginSuccess(_ account: LoginController.Account) {
        resetAttempts()
        loginInteractor?.saveAccount(account)
        reloadRecentAccounts()
        loginController?.clearPassword()
        onLogin?(account.userName)
        loginInteractor?.showMainScreen(userName: account.userName)
    }

    /// Many codes lead to a screen of their own; the others only show a message.
    func handleLoginFailure(_ error: LoginController.LoginError) {
        guard let loginController = loginController else { return }
        Tracker.log("login.failed", ["code": String(error.rawValue)])
        switch error {
        case .wrongPassword:
            registerFailedAttempt(at: Date())
            loginController.clearPassword()
            loginController.showError(loginController.message(for: error))
        case .captchaRequired:
            loginInteractor?.openCaptcha()
        case .phoneNotBound:
            loginInteractor?.openPhoneBinding(ticket: nil)
        case .agreementChanged:
            loginInteractor?.openAgreement()
        case .unknownUser:
            loginController.offerRegistration(message: loginController.message(for: error))
        case .accountLocked, .offline, .unknown:
            loginController.showError(loginController.message(for: error))
        }
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

    func reloadRecentAccounts() {
        guard let loginInteractor = loginInteractor else { return }
        recentAccounts = loginInteractor.loadRecentAccounts()
        loginController?.reloadTable(isEmpty: recentAccounts.isEmpty)
    }

    func fillRememberedUser() {
        guard let loginInteractor = loginInteractor else { return }
        let remembered = loginInteractor.defaults.bool(forKey: LoginController.Keys.rememberMe)
        let userName = prefilledUserName ?? (remembered ? loginInteractor.defaults.string(forKey: LoginController.Keys.lastUserName) : nil)
        loginController?.show(userName: userName ?? "", remembered: remembered)
        loginController?.showAvatar(nil)
        guard let account = recentAccounts.first(where: { $0.userName == userName }) else { return }
        loginInteractor.loadAvatar(for: account) { [weak self] data in
            self?.loginController?.showAvatar(data)
        }
    }

    /// Another account was chosen in the table.
    func choose(_ account: LoginController.Account) {
        loginController?.show(userName: account.userName, remembered: true)
        loginController?.clearPassword()
        loginInteractor?.loadAvatar(for: account) { [weak self] data in
            self?.loginController?.showAvatar(data)
        }
    }

    // MARK: - Attempts

    func remainingAttempts() -> Int {
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

    private func isLockedOut(at date: Date) -> Bool {
        guard let lockedUntil = lockedUntil else { return false }
        return date < lockedUntil
    }

    // MARK: - Storage

    func rememberChanged(isOn: Bool) {
        loginInteractor?.saveRememberMe(isOn: isOn)
    }

    func numberOfRows() -> Int {
        recentAccounts.count
    }

    func commitEditing(at indexPath: IndexPath) {
        recentAccounts.remove(at: indexPath.row)
    }

    func didRegister(userName: String) {
        loginInteractor?.goBack()
        loginController?.show(userName: userName, remembered: true)
    }
}
