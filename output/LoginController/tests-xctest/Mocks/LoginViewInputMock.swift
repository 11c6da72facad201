import Foundation

@testable import App

/// `LoginViewInput` for tests: records every call, and gives what the test says.
@MainActor
final class LoginViewInputMock: LoginViewInput {
    private let log: LoginCallLog

    init(log: LoginCallLog) {
        self.log = log
    }

    private(set) var setBusyArguments: [Bool] = []
    var setBusyStub: (Bool) -> Void = { _ in }

    func setBusy(_ busy: Bool) {
        log.calls.append("view.setBusy(_:)")
        setBusyArguments.append(busy)
        setBusyStub(busy)
    }

    private(set) var showErrorArguments: [String] = []
    var showErrorStub: (String) -> Void = { _ in }

    func showError(_ message: String) {
        log.calls.append("view.showError(_:)")
        showErrorArguments.append(message)
        showErrorStub(message)
    }

    private(set) var hideErrorCallCount = 0
    var hideErrorStub: () -> Void = {}

    func hideError() {
        log.calls.append("view.hideError()")
        hideErrorCallCount += 1
        hideErrorStub()
    }

    private(set) var showArguments: [(userName: String, remembered: Bool)] = []
    var showStub: (String, Bool) -> Void = { _, _ in }

    func show(userName: String, remembered: Bool) {
        log.calls.append("view.show(userName:remembered:)")
        showArguments.append((userName, remembered))
        showStub(userName, remembered)
    }

    private(set) var showAvatarArguments: [Data?] = []
    var showAvatarStub: (Data?) -> Void = { _ in }

    func showAvatar(_ data: Data?) {
        log.calls.append("view.showAvatar(_:)")
        showAvatarArguments.append(data)
        showAvatarStub(data)
    }

    private(set) var reloadTableArguments: [Bool] = []
    var reloadTableStub: (Bool) -> Void = { _ in }

    func reloadTable(isEmpty: Bool) {
        log.calls.append("view.reloadTable(isEmpty:)")
        reloadTableArguments.append(isEmpty)
        reloadTableStub(isEmpty)
    }

    private(set) var clearPasswordCallCount = 0
    var clearPasswordStub: () -> Void = {}

    func clearPassword() {
        log.calls.append("view.clearPassword()")
        clearPasswordCallCount += 1
        clearPasswordStub()
    }

    private(set) var offerRegistrationArguments: [String] = []
    var offerRegistrationStub: (String) -> Void = { _ in }

    func offerRegistration(message: String) {
        log.calls.append("view.offerRegistration(message:)")
        offerRegistrationArguments.append(message)
        offerRegistrationStub(message)
    }
}
