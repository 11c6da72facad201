import Foundation

/// What `CartInteractor` asks of `CartViewPresenter`.
@MainActor
protocol CartInteractorDataSource: AnyObject {
    var items: [CartViewController.Item] { get set }
}
