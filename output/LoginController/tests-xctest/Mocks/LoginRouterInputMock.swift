import Foundation

@testable import App

/// `LoginRouterInput` for tests: records every call, and gives what the test says.
@MainActor
final class LoginRouterInputMock: LoginRouterInput {
    private let log: LoginCallLog

    init(log: LoginCallLog) {
        self.log = log
    }

    private(set) var showMainScreenArguments: [String] = []
    var showMainScreenStub: (String) -> Void = { _ in }

    func showMainScreen(userName: String) {
        log.calls.append("router.showMainScreen(userName:)")
        showMainScreenArguments.append(userName)
        showMainScreenStub(userName)
    }

    private(set) var openRegistrationCallCount = 0
    var openRegistrationStub: () -> Void = {}

    func openRegistration() {
        log.calls.append("router.openRegistration()")
        openRegistrationCallCount += 1
        openRegistrationStub()
    }

    private(set) var openForgottenPasswordArguments: [String] = []
    var openForgottenPasswordStub: (String) -> Void = { _ in }

    func openForgottenPassword(userName: String) {
        log.calls.append("router.openForgottenPassword(userName:)")
        openForgottenPasswordArguments.append(userName)
        openForgottenPasswordStub(userName)
    }

    private(set) var openCaptchaCallCount = 0
    var openCaptchaStub: () -> Void = {}

    func openCaptcha() {
        log.calls.append("router.openCaptcha()")
        openCaptchaCallCount += 1
        openCaptchaStub()
    }

    private(set) var openPhoneBindingArguments: [String?] = []
    var openPhoneBindingStub: (String?) -> Void = { _ in }

    func openPhoneBinding(ticket: String?) {
        log.calls.append("router.openPhoneBinding(ticket:)")
        openPhoneBindingArguments.append(ticket)
        openPhoneBindingStub(ticket)
    }

    private(set) var openAgreementCallCount = 0
    var openAgreementStub: () -> Void = {}

    func openAgreement() {
        log.calls.append("router.openAgreement()")
        openAgreementCallCount += 1
        openAgreementStub()
    }

    private(set) var closeCallCount = 0
    var closeStub: () -> Void = {}

    func close() {
        log.calls.append("router.close()")
        closeCallCount += 1
        closeStub()
    }

    private(set) var closeCaptchaCallCount = 0
    var closeCaptchaStub: () -> Void = {}

    func closeCaptcha() {
        log.calls.append("router.closeCaptcha()")
        closeCaptchaCallCount += 1
        closeCaptchaStub()
    }

    private(set) var goBackCallCount = 0
    var goBackStub: () -> Void = {}

    func goBack() {
        log.calls.append("router.goBack()")
        goBackCallCount += 1
        goBackStub()
    }
}
