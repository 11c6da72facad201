import Foundation

/// What `CartPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorInput: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func restore() -> [CartViewController.Item]
    func loadPrices()
    func saveItems()
}

/// What `CartInteractor` asks of `CartPresenter`.
@MainActor
protocol CartInteractorOutput: AnyObject {
    var items: [CartViewController.Item] { get set }

    func apply(_ prices: [String: Decimal])
}
