import Foundation

/// What `LoginPresenter` asks of `LoginController`.
@MainActor
protocol LoginViewInput: AnyObject {
    func setBusy(_ busy: Bool)
    func showError(_ message: String)
    func hideError()
    func show(userName: String, remembered: Bool)
    func showAvatar(_ data: Data?)
    func reloadTable(isEmpty: Bool)
    func clearPassword()
    func offerRegistration(message: String)
}
