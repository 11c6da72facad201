import Foundation

@testable import App

/// `LoginInteractorOutput` for tests: records every call, and gives what the test says.
@MainActor
final class LoginInteractorOutputMock: LoginInteractorOutput {
    private let log: LoginCallLog

    init(log: LoginCallLog) {
        self.log = log
    }

    var prefilledUserName: String?
}
