import Foundation

@testable import App

/// `LoginViewOutput` for tests: records every call, and gives what the test says.
@MainActor
final class LoginViewOutputMock: LoginViewOutput {
    private let log: LoginCallLog

    init(log: LoginCallLog) {
        self.log = log
    }

    var onLogin: ((String) -> Void)? {
        didSet { log.calls.append("presenter.onLogin =") }
    }
    var prefilledUserName: String? {
        didSet { log.calls.append("presenter.prefilledUserName =") }
    }
    var recentAccounts: [LoginController.Account] = []

    private(set) var submitArguments: [(userName: String, password: String, captcha: String?)] = []
    var submitStub: (String, String, String?) -> Void = { _, _, _ in }

    func submit(userName: String, password: String, captcha: String?) {
        log.calls.append("presenter.submit(userName:password:captcha:)")
        submitArguments.append((userName, password, captcha))
        submitStub(userName, password, captcha)
    }

    private(set) var handleLoginFailureArguments: [LoginController.LoginError] = []
    var handleLoginFailureStub: (LoginController.LoginError) -> Void = { _ in }

    func handleLoginFailure(_ error: LoginController.LoginError) {
        log.calls.append("presenter.handleLoginFailure(_:)")
        handleLoginFailureArguments.append(error)
        handleLoginFailureStub(error)
    }

    private(set) var buttonTitleArguments: [LoginController.Provider] = []
    var buttonTitleStub: (LoginController.Provider) -> String = { _ in "" }

    func buttonTitle(for provider: LoginController.Provider) -> String {
        log.calls.append("presenter.buttonTitle(for:)")
        buttonTitleArguments.append(provider)
        return buttonTitleStub(provider)
    }

    private(set) var isValidArguments: [(userName: String, password: String)] = []
    var isValidStub: (String, String) -> Bool = { _, _ in false }

    func isValid(userName: String, password: String) -> Bool {
        log.calls.append("presenter.isValid(userName:password:)")
        isValidArguments.append((userName, password))
        return isValidStub(userName, password)
    }

    private(set) var displayNameArguments: [LoginController.Account] = []
    var displayNameStub: (LoginController.Account) -> String = { _ in "" }

    func displayName(of account: LoginController.Account) -> String {
        log.calls.append("presenter.displayName(of:)")
        displayNameArguments.append(account)
        return displayNameStub(account)
    }

    private(set) var reloadRecentAccountsCallCount = 0
    var reloadRecentAccountsStub: () -> Void = {}

    func reloadRecentAccounts() {
        log.calls.append("presenter.reloadRecentAccounts()")
        reloadRecentAccountsCallCount += 1
        reloadRecentAccountsStub()
    }

    private(set) var fillRememberedUserCallCount = 0
    var fillRememberedUserStub: () -> Void = {}

    func fillRememberedUser() {
        log.calls.append("presenter.fillRememberedUser()")
        fillRememberedUserCallCount += 1
        fillRememberedUserStub()
    }

    private(set) var chooseArguments: [LoginController.Account] = []
    var chooseStub: (LoginController.Account) -> Void = { _ in }

    func choose(_ account: LoginController.Account) {
        log.calls.append("presenter.choose(_:)")
        chooseArguments.append(account)
        chooseStub(account)
    }

    private(set) var requestLoginArguments: [(
        provider: LoginController.Provider,
        code: String,
        completion: (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )] = []
    var requestLoginStub: (
        LoginController.Provider,
        String,
        @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) -> Void = { _, _, _ in }

    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        log.calls.append("presenter.requestLogin(provider:code:completion:)")
        requestLoginArguments.append((provider, code, completion))
        requestLoginStub(provider, code, completion)
    }

    private(set) var saveAccountArguments: [LoginController.Account] = []
    var saveAccountStub: (LoginController.Account) -> Void = { _ in }

    func saveAccount(_ account: LoginController.Account) {
        log.calls.append("presenter.saveAccount(_:)")
        saveAccountArguments.append(account)
        saveAccountStub(account)
    }

    private(set) var forgetArguments: [LoginController.Account] = []
    var forgetStub: (LoginController.Account) -> Void = { _ in }

    func forget(_ account: LoginController.Account) {
        log.calls.append("presenter.forget(_:)")
        forgetArguments.append(account)
        forgetStub(account)
    }

    private(set) var openRegistrationCallCount = 0
    var openRegistrationStub: () -> Void = {}

    func openRegistration() {
        log.calls.append("presenter.openRegistration()")
        openRegistrationCallCount += 1
        openRegistrationStub()
    }

    private(set) var openForgottenPasswordArguments: [String] = []
    var openForgottenPasswordStub: (String) -> Void = { _ in }

    func openForgottenPassword(userName: String) {
        log.calls.append("presenter.openForgottenPassword(userName:)")
        openForgottenPasswordArguments.append(userName)
        openForgottenPasswordStub(userName)
    }

    private(set) var openPhoneBindingArguments: [String?] = []
    var openPhoneBindingStub: (String?) -> Void = { _ in }

    func openPhoneBinding(ticket: String?) {
        log.calls.append("presenter.openPhoneBinding(ticket:)")
        openPhoneBindingArguments.append(ticket)
        openPhoneBindingStub(ticket)
    }

    private(set) var closeCallCount = 0
    var closeStub: () -> Void = {}

    func close() {
        log.calls.append("presenter.close()")
        closeCallCount += 1
        closeStub()
    }

    private(set) var viewWillDisappearCallCount = 0
    var viewWillDisappearStub: () -> Void = {}

    func viewWillDisappear() {
        log.calls.append("presenter.viewWillDisappear()")
        viewWillDisappearCallCount += 1
        viewWillDisappearStub()
    }

    private(set) var rememberChangedArguments: [Bool] = []
    var rememberChangedStub: (Bool) -> Void = { _ in }

    func rememberChanged(isOn: Bool) {
        log.calls.append("presenter.rememberChanged(isOn:)")
        rememberChangedArguments.append(isOn)
        rememberChangedStub(isOn)
    }

    private(set) var closeCaptchaCallCount = 0
    var closeCaptchaStub: () -> Void = {}

    func closeCaptcha() {
        log.calls.append("presenter.closeCaptcha()")
        closeCaptchaCallCount += 1
        closeCaptchaStub()
    }

    private(set) var numberOfRowsCallCount = 0
    var numberOfRowsStub: () -> Int = { 0 }

    func numberOfRows() -> Int {
        log.calls.append("presenter.numberOfRows()")
        numberOfRowsCallCount += 1
        return numberOfRowsStub()
    }

    private(set) var commitEditingArguments: [IndexPath] = []
    var commitEditingStub: (IndexPath) -> Void = { _ in }

    func commitEditing(at indexPath: IndexPath) {
        log.calls.append("presenter.commitEditing(at:)")
        commitEditingArguments.append(indexPath)
        commitEditingStub(indexPath)
    }

    private(set) var didRegisterArguments: [String] = []
    var didRegisterStub: (String) -> Void = { _ in }

    func didRegister(userName: String) {
        log.calls.append("presenter.didRegister(userName:)")
        didRegisterArguments.append(userName)
        didRegisterStub(userName)
    }
}
