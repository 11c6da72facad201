import Foundation

/// What `CartInteractor` asks of `CartPresenter`.
@MainActor
protocol CartInteractorOutputProtocol: AnyObject {
    var items: [CartViewController.Item] { get set }

    func apply(_ prices: [String: Decimal])
}
