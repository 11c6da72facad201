import Foundation

/// What `CartInteractor` asks of `CartViewPresenter`.
@MainActor
protocol CartInteractorEventHandler: AnyObject {
    func apply(_ prices: [String: Decimal])
}
