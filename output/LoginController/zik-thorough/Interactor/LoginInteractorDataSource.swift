import Foundation

/// What `LoginInteractor` asks of `LoginViewPresenter`.
@MainActor
protocol LoginInteractorDataSource: AnyObject {
    var prefilledUserName: String? { get }
}
