import Foundation

@testable import App

/// Made-up values: give them what your tests are about.
@MainActor
enum LoginSamples {
    static var account: LoginController.Account {
        LoginController.Account(id: 1, userName: "userName", lastLogin: Date(timeIntervalSince1970: 0))
    }
}
