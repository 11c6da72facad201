import UIKit

@MainActor
final class LoginPresenter: LoginModuleInterface {
    weak var userInterface: LoginViewInterface?
    var loginInteractor: LoginInteractorInput!
    var loginWireframe: LoginWireframeInterface!

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    private(set) var recentAccounts: [LoginController.Account] = []

    private var failedAttempts = 0
    private var lockedUntil: Date?

    private let maximumAttempts = 5

    func viewWillDisappear() {
        loginInteractor.cancelLoginTask()
    }

    // MARK: - Login

    /// Checks what was entered and logs in.
    func submit(userName: String, password: String, captcha: String? = nil) {
        guard isValid(userName: userName, password: password) else {
            userInterface?.showError(NSLocalizedString("Please check your input.", comment: ""))
            return
        }
        if isLockedOut(at: Date()) {
            userInterface?.showError(message(for: .accountLocked))
            return
        }
        userInterface?.hideError()
        userInterface?.setBusy(true)
        loginInteractor.requestLogin(LoginController.Credentials(userName: userName, password: password, captcha: captcha)) { [weak self] result in
            guard let self = self else { return }
            self.userInterface?.setBusy(false)
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
        loginInteractor.saveAccount(account)
        reloadRecentAccounts()
        userInterface?.clearPassword()
        onLogin?(account.userName)
        loginWireframe.showMainScreen(userName: account.userName)
    }

    /// Many codes lead to a screen of their own; the others only show a message.
    func handleLoginFailure(_ error: LoginController.LoginError) {
        Tracker.log("login.failed", ["code": String(error.rawValue)])
        switch error {
        case .wrongPassword:
            registerFailedAttempt(at: Date())
            userInterface?.clearPassword()
            userInterface?.showError(message(for: error))
        case .captchaRequired:
            loginWireframe.openCaptcha()
        case .phoneNotBound:
            loginWireframe.openPhoneBinding(ticket: nil)
        case .agreementChanged:
            loginWireframe.openAgreement()
        case .unknownUser:
            userInterface?.offerRegistration(message: message(for: error))
        case .accountLocked, .offline, .unknown:
            userInterface?.showError(message(for: error))
        }
    }

    private func message(for error: LoginController.LoginError) -> String {
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

    func isValid(userName: String, password: String) -> Bool {
        let name = userName.trimmingCharacters(in: .whitespaces)
        return name.count >= 3 && (6...32).contains(password.count)
    }

    func displayName(of account: LoginController.Account) -> String {
        account.nickname ?? account.userName
    }

    func reloadRecentAccounts() {
        recentAccounts = loginInteractor.loadRecentAccounts()
        userInterface?.reloadTable(isEmpty: recentAccounts.isEmpty)
    }

    func fillRememberedUser() {
        let remembered = loginInteractor.loadRememberMe()
        let userName = loginInteractor.userName(remembered: remembered)
        userInterface?.show(userName: userName ?? "", remembered: remembered)
        userInterface?.showAvatar(nil)
        guard let account = recentAccounts.first(where: { $0.userName == userName }) else { return }
        loginInteractor.loadAvatar(for: account) { [weak self] data in
            self?.userInterface?.showAvatar(data)
        }
    }

    /// Another account was chosen in the table.
    func choose(_ account: LoginController.Account) {
        userInterface?.show(userName: account.userName, remembered: true)
        userInterface?.clearPassword()
        loginInteractor.loadAvatar(for: account) { [weak self] data in
            self?.userInterface?.showAvatar(data)
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

    private func isLockedOut(at date: Date) -> Bool {
        guard let lockedUntil = lockedUntil else { return false }
        return date < lockedUntil
    }

    // MARK: - Storage

    func rememberChanged(isOn: Bool) {
        loginInteractor.saveRememberMe(isOn: isOn)
    }

    func numberOfRows() -> Int {
        recentAccounts.count
    }

    func commitEditing(at indexPath: IndexPath) {
        recentAccounts.remove(at: indexPath.row)
    }

    func didRegister(userName: String) {
        loginWireframe.goBack()
        userInterface?.show(userName: userName, remembered: true)
    }

    // MARK: - Passed on

    var prefilledUserName: String? {
        get { loginInteractor.prefilledUserName }
        set { loginInteractor.prefilledUserName = newValue }
    }

    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        loginInteractor.requestLogin(provider: provider, code: code, completion: completion)
    }

    func saveAccount(_ account: LoginController.Account) {
        loginInteractor.saveAccount(account)
    }

    func forget(_ account: LoginController.Account) {
        loginInteractor.forget(account)
    }

    func openRegistration() {
        loginWireframe.openRegistration()
    }

    func openForgottenPassword(userName: String) {
        loginWireframe.openForgottenPassword(userName: userName)
    }

    func openPhoneBinding(ticket: String?) {
        loginWireframe.openPhoneBinding(ticket: ticket)
    }

    func close() {
        loginWireframe.close()
    }

    func closeCaptcha() {
        loginWireframe.closeCaptcha()
    }
}
