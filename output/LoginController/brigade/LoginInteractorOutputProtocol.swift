import Foundation

/// What `LoginInteractor` asks of `LoginPresenter`.
@MainActor
protocol LoginInteractorOutputProtocol: AnyObject {
    var prefilledUserName: String? { get }
}
