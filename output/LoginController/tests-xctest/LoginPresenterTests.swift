import Foundation
import XCTest

@testable import App

/// What `LoginPresenter` asks of the others today: a start. Say in a test's name what should happen, and why.
@MainActor
final class LoginPresenterTests: XCTestCase {
    private var log: LoginCallLog!
    private var view: LoginViewInputMock!
    private var interactor: LoginInteractorInputMock!
    private var router: LoginRouterInputMock!
    private var presenter: LoginPresenter!

    override func setUp() async throws {
        log = LoginCallLog()
        view = LoginViewInputMock(log: log)
        interactor = LoginInteractorInputMock(log: log)
        router = LoginRouterInputMock(log: log)
        presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    override func tearDown() async throws {
        presenter = nil
        router = nil
        interactor = nil
        view = nil
        log = nil
    }

    func testViewWillDisappear() {
        presenter.viewWillDisappear()

        XCTAssertEqual(log.calls, ["interactor.cancelLoginTask()"])
    }

    func testSubmit() {
        presenter.submit(userName: "userName", password: "password", captcha: "captcha")

        // Next: set up what this depends on, and say which of these is asked.
        XCTAssertTrue(Set(log.calls).isSubset(of: [
            "view.showError(_:)",
            "view.hideError()",
            "view.setBusy(_:)",
            "interactor.requestLogin(_:completion:)",
        ]))
    }

    func testHandleLoginFailureWrongPassword() {
        presenter.handleLoginFailure(LoginController.LoginError.wrongPassword)

        XCTAssertEqual(log.calls, ["view.clearPassword()", "view.showError(_:)"])
    }

    func testHandleLoginFailureUnknownUser() {
        presenter.handleLoginFailure(LoginController.LoginError.unknownUser)

        XCTAssertEqual(log.calls, ["view.offerRegistration(message:)"])
    }

    func testHandleLoginFailureCaptchaRequired() {
        presenter.handleLoginFailure(LoginController.LoginError.captchaRequired)

        XCTAssertEqual(log.calls, ["router.openCaptcha()"])
    }

    func testHandleLoginFailureAccountLocked() {
        presenter.handleLoginFailure(LoginController.LoginError.accountLocked)

        XCTAssertEqual(log.calls, ["view.showError(_:)"])
    }

    func testHandleLoginFailurePhoneNotBound() {
        presenter.handleLoginFailure(LoginController.LoginError.phoneNotBound)

        XCTAssertEqual(log.calls, ["router.openPhoneBinding(ticket:)"])
        XCTAssertEqual(router.openPhoneBindingArguments, [nil])
    }

    func testHandleLoginFailureAgreementChanged() {
        presenter.handleLoginFailure(LoginController.LoginError.agreementChanged)

        XCTAssertEqual(log.calls, ["router.openAgreement()"])
    }

    func testHandleLoginFailureOffline() {
        presenter.handleLoginFailure(LoginController.LoginError.offline)

        XCTAssertEqual(log.calls, ["view.showError(_:)"])
    }

    func testHandleLoginFailureUnknown() {
        presenter.handleLoginFailure(LoginController.LoginError.unknown)

        XCTAssertEqual(log.calls, ["view.showError(_:)"])
    }

    func testButtonTitleWeChat() {
        let answer = presenter.buttonTitle(for: LoginController.Provider.weChat)

        XCTAssertEqual(log.calls, [])
        XCTAssertEqual(answer, NSLocalizedString("Log in with WeChat", comment: ""))
    }

    func testButtonTitleTaobao() {
        let answer = presenter.buttonTitle(for: LoginController.Provider.taobao)

        XCTAssertEqual(log.calls, [])
        XCTAssertEqual(answer, NSLocalizedString("Log in with Taobao", comment: ""))
    }

    func testButtonTitleJd() {
        let answer = presenter.buttonTitle(for: LoginController.Provider.jd)

        XCTAssertEqual(log.calls, [])
        XCTAssertEqual(answer, NSLocalizedString("Log in with JD", comment: ""))
    }

    func testIsValid() {
        _ = presenter.isValid(userName: "userName", password: "password")

        XCTAssertEqual(log.calls, [])
    }

    func testDisplayName() {
        _ = presenter.displayName(of: LoginSamples.account)

        XCTAssertEqual(log.calls, [])
    }

    func testReloadRecentAccounts() {
        presenter.reloadRecentAccounts()

        XCTAssertEqual(log.calls, ["interactor.loadRecentAccounts()", "view.reloadTable(isEmpty:)"])
    }

    func testFillRememberedUser() {
        presenter.fillRememberedUser()

        XCTAssertEqual(
            Array(log.calls.prefix(4)),
            [
                "interactor.loadRememberMe()",
                "interactor.userName(remembered:)",
                "view.show(userName:remembered:)",
                "view.showAvatar(_:)",
            ])
        XCTAssertTrue(Set(log.calls).isSubset(of: [
            "interactor.loadRememberMe()",
            "interactor.userName(remembered:)",
            "view.show(userName:remembered:)",
            "view.showAvatar(_:)",
            "interactor.loadAvatar(for:completion:)",
        ]))
        XCTAssertEqual(view.showAvatarArguments, [nil])
    }

    func testChoose() {
        presenter.choose(LoginSamples.account)

        XCTAssertEqual(
            log.calls,
            [
                "view.show(userName:remembered:)",
                "view.clearPassword()",
                "interactor.loadAvatar(for:completion:)",
            ])
        XCTAssertEqual(view.showArguments.map { $0.remembered }, [true])
        XCTAssertEqual(interactor.loadAvatarArguments.map { $0.account }, [LoginSamples.account])
        // Next: call interactor.loadAvatarArguments[0].completion, and say what follows.
    }

    func testRememberChanged() {
        presenter.rememberChanged(isOn: true)

        XCTAssertEqual(log.calls, ["interactor.saveRememberMe(isOn:)"])
        XCTAssertEqual(interactor.saveRememberMeArguments, [true])
    }

    func testNumberOfRows() {
        _ = presenter.numberOfRows()

        XCTAssertEqual(log.calls, [])
    }

    func testDidRegister() {
        presenter.didRegister(userName: "userName")

        XCTAssertEqual(log.calls, ["router.goBack()", "view.show(userName:remembered:)"])
        XCTAssertEqual(view.showArguments.map { $0.userName }, ["userName"])
        XCTAssertEqual(view.showArguments.map { $0.remembered }, [true])
    }

    func testRequestLogin() {
        presenter.requestLogin(provider: LoginController.Provider.weChat, code: "code", completion: { _ in })

        XCTAssertEqual(log.calls, ["interactor.requestLogin(provider:code:completion:)"])
        XCTAssertEqual(
            interactor.requestLoginProviderCodeArguments.map { $0.provider },
            [LoginController.Provider.weChat])
        XCTAssertEqual(interactor.requestLoginProviderCodeArguments.map { $0.code }, ["code"])
        // Next: call interactor.requestLoginProviderCodeArguments[0].completion, and say what follows.
    }

    func testSaveAccount() {
        presenter.saveAccount(LoginSamples.account)

        XCTAssertEqual(log.calls, ["interactor.saveAccount(_:)"])
        XCTAssertEqual(interactor.saveAccountArguments, [LoginSamples.account])
    }

    func testForget() {
        presenter.forget(LoginSamples.account)

        XCTAssertEqual(log.calls, ["interactor.forget(_:)"])
        XCTAssertEqual(interactor.forgetArguments, [LoginSamples.account])
    }

    func testOpenRegistration() {
        presenter.openRegistration()

        XCTAssertEqual(log.calls, ["router.openRegistration()"])
    }

    func testOpenForgottenPassword() {
        presenter.openForgottenPassword(userName: "userName")

        XCTAssertEqual(log.calls, ["router.openForgottenPassword(userName:)"])
        XCTAssertEqual(router.openForgottenPasswordArguments, ["userName"])
    }

    func testOpenPhoneBinding() {
        presenter.openPhoneBinding(ticket: "ticket")

        XCTAssertEqual(log.calls, ["router.openPhoneBinding(ticket:)"])
        XCTAssertEqual(router.openPhoneBindingArguments, ["ticket"])
    }

    func testClose() {
        presenter.close()

        XCTAssertEqual(log.calls, ["router.close()"])
    }

    func testCloseCaptcha() {
        presenter.closeCaptcha()

        XCTAssertEqual(log.calls, ["router.closeCaptcha()"])
    }
}
