import Foundation

/// What `LoginController` asks of `LoginViewPresenter`.
@MainActor
protocol LoginViewDataSource: AnyObject {
    var onLogin: ((String) -> Void)? { get set }
    var prefilledUserName: String? { get set }
    var recentAccounts: [LoginController.Account] { get }

    func buttonTitle(for provider: LoginController.Provider) -> String
    func isValid(userName: String, password: String) -> Bool
    func displayName(of account: LoginController.Account) -> String
    func numberOfRows() -> Int
}
