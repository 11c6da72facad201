import Foundation

/// What `CartInteractor` asks of `CartPresenter`.
@MainActor
protocol CartInteractorOutput: AnyObject {
    var items: [CartViewController.Item] { get set }

    func apply(_ prices: [String: Decimal])
}
