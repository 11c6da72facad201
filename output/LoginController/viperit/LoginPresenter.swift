import UIKit
import Viperit

@MainActor
final class LoginPresenter: Presenter, LoginPresenterApi {
    private var view: LoginViewApi? { _view as? LoginViewApi }
    private var interactor: LoginInteractorApi { _interactor as! LoginInteractorApi }
    private var router: LoginRouterApi { _router as! LoginRouterApi }

    // MARK: - Properties

    /// Called after a login, for screens that present this one.
    var onLogin: ((String) -> Void)?

    private(set) var recentAccounts: [LoginController.Account] = []

    private var failedAttempts = 0
    private var lockedUntil: Date?

    private let maximumAttempts = 5

    func viewWillDisappear() {
        interactor.cancelLoginTask()
    }

    // MARK: - Login

    /// Checks what was entered and logs in.
    func submit(userName: String, password: String, captcha: String? = nil) {
        guard let view = view else { return }
        guard isValid(userName: userName, password: password) else {
            view.showError(NSLocalizedString("Please check your input.", comment: ""))
            return
        }
        if isLockedOut(at: Date()) {
            view.showError(view.message(for: .accountLocked))
            return
        }
        view.hideError()
        view.setBusy(true)
        interactor.requestLogin(LoginController.Credentials(userName: userName, password: password, captcha: captcha)) { [weak self] result in
            guard let self = self else { return }
            self.view?.setBusy(false)
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
        interactor.saveAccount(account)
        reloadRecentAccounts()
        view?.clearPassword()
        onLogin?(account.userName)
        router.showMainScreen(userName: account.userName)
    }

    /// Many codes lead to a screen of their own; the others only show a message.
    func handleLoginFailure(_ error: LoginController.LoginError) {
        guard let view = view else { return }
        Tracker.log("login.failed", ["code": String(error.rawValue)])
        switch error {
        case .wrongPassword:
            registerFailedAttempt(at: Date())
            view.clearPassword()
            view.showError(view.message(for: error))
        case .captchaRequired:
            router.openCaptcha()
        case .phoneNotBound:
            router.openPhoneBinding(ticket: nil)
        case .agreementChanged:
            router.openAgreement()
        case .unknownUser:
            view.offerRegistration(message: view.message(for: error))
        case .accountLocked, .offline, .unknown:
            view.showError(view.message(for: error))
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
        recentAccounts = interactor.loadRecentAccounts()
        view?.reloadTable(isEmpty: recentAccounts.isEmpty)
    }

    func fillRememberedUser() {
        let remembered = interactor.loadRememberMe()
        let userName = interactor.userName(remembered: remembered)
        view?.show(userName: userName ?? "", remembered: remembered)
        view?.showAvatar(nil)
        guard let account = recentAccounts.first(where: { $0.userName == userName }) else { return }
        interactor.loadAvatar(for: account) { [weak self] data in
            self?.view?.showAvatar(data)
        }
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
        interactor.saveRememberMe(isOn: isOn)
    }

    func numberOfRows() -> Int {
        recentAccounts.count
    }

    func commitEditing(at indexPath: IndexPath) {
        recentAccounts.remove(at: indexPath.row)
    }

    func didRegister(userName: String) {
        router.goBack()
        view?.show(userName: userName, remembered: true)
    }

    // MARK: - Passed on

    var prefilledUserName: String? {
        get { interactor.prefilledUserName }
        set { interactor.prefilledUserName = newValue }
    }

    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        interactor.requestLogin(provider: provider, code: code, completion: completion)
    }

    func saveAccount(_ account: LoginController.Account) {
        interactor.saveAccount(account)
    }

    func forget(_ account: LoginController.Account) {
        interactor.forget(account)
    }

    func openRegistration() {
        router.openRegistration()
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

    func closeCaptcha() {
        router.closeCaptcha()
    }
}
