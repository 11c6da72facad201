import Foundation

/// What `LoginInteractor` asks of `LoginPresenter`.
@MainActor
protocol LoginInteractorOutput: AnyObject {
    var prefilledUserName: String? { get }
}
