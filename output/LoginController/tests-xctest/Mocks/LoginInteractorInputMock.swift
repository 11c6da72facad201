import Foundation

@testable import App

/// `LoginInteractorInput` for tests: records every call, and gives what the test says.
@MainActor
final class LoginInteractorInputMock: LoginInteractorInput {
    private let log: LoginCallLog

    init(log: LoginCallLog) {
        self.log = log
    }

    var prefilledUserName: String? {
        didSet { log.calls.append("interactor.prefilledUserName =") }
    }

    private(set) var requestLoginArguments: [(
        credentials: LoginController.Credentials,
        completion: (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )] = []
    var requestLoginStub: (
        LoginController.Credentials,
        @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) -> Void = { _, _ in }

    func requestLogin(
        _ credentials: LoginController.Credentials,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        log.calls.append("interactor.requestLogin(_:completion:)")
        requestLoginArguments.append((credentials, completion))
        requestLoginStub(credentials, completion)
    }

    private(set) var requestLoginProviderCodeArguments: [(
        provider: LoginController.Provider,
        code: String,
        completion: (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )] = []
    var requestLoginProviderCodeStub: (
        LoginController.Provider,
        String,
        @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) -> Void = { _, _, _ in }

    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    ) {
        log.calls.append("interactor.requestLogin(provider:code:completion:)")
        requestLoginProviderCodeArguments.append((provider, code, completion))
        requestLoginProviderCodeStub(provider, code, completion)
    }

    private(set) var loadAvatarArguments: [(account: LoginController.Account, completion: (Data?) -> Void)] = []
    var loadAvatarStub: (LoginController.Account, @escaping (Data?) -> Void) -> Void = { _, _ in }

    func loadAvatar(for account: LoginController.Account, completion: @escaping (Data?) -> Void) {
        log.calls.append("interactor.loadAvatar(for:completion:)")
        loadAvatarArguments.append((account, completion))
        loadAvatarStub(account, completion)
    }

    private(set) var loadRecentAccountsCallCount = 0
    var loadRecentAccountsStub: () -> [LoginController.Account] = { [] }

    func loadRecentAccounts() -> [LoginController.Account] {
        log.calls.append("interactor.loadRecentAccounts()")
        loadRecentAccountsCallCount += 1
        return loadRecentAccountsStub()
    }

    private(set) var saveAccountArguments: [LoginController.Account] = []
    var saveAccountStub: (LoginController.Account) -> Void = { _ in }

    func saveAccount(_ account: LoginController.Account) {
        log.calls.append("interactor.saveAccount(_:)")
        saveAccountArguments.append(account)
        saveAccountStub(account)
    }

    private(set) var forgetArguments: [LoginController.Account] = []
    var forgetStub: (LoginController.Account) -> Void = { _ in }

    func forget(_ account: LoginController.Account) {
        log.calls.append("interactor.forget(_:)")
        forgetArguments.append(account)
        forgetStub(account)
    }

    private(set) var cancelLoginTaskCallCount = 0
    var cancelLoginTaskStub: () -> Void = {}

    func cancelLoginTask() {
        log.calls.append("interactor.cancelLoginTask()")
        cancelLoginTaskCallCount += 1
        cancelLoginTaskStub()
    }

    private(set) var loadRememberMeCallCount = 0
    var loadRememberMeStub: () -> Bool = { false }

    func loadRememberMe() -> Bool {
        log.calls.append("interactor.loadRememberMe()")
        loadRememberMeCallCount += 1
        return loadRememberMeStub()
    }

    private(set) var userNameArguments: [Bool] = []
    var userNameStub: (Bool) -> String? = { _ in nil }

    func userName(remembered: Bool) -> String? {
        log.calls.append("interactor.userName(remembered:)")
        userNameArguments.append(remembered)
        return userNameStub(remembered)
    }

    private(set) var saveRememberMeArguments: [Bool] = []
    var saveRememberMeStub: (Bool) -> Void = { _ in }

    func saveRememberMe(isOn: Bool) {
        log.calls.append("interactor.saveRememberMe(isOn:)")
        saveRememberMeArguments.append(isOn)
        saveRememberMeStub(isOn)
    }
}
