import UIKit

/// What `CartViewController` asks of `CartPresenter`.
@MainActor
protocol CartViewOutput: AnyObject {
    var items: [CartViewController.Item] { get }

    func priceText(_ amount: Decimal) -> String
    func quantityText(_ item: CartViewController.Item) -> String
    func couponText() -> String
    func refreshPrices()
    func openProduct(sku: String)
    func subtotal() -> Decimal
    func discount(on amount: Decimal) -> Decimal
    func setQuantity(_ quantity: Int, at index: Int)
    func add(sku: String, name: String, price: Decimal)
    func redeem(_ code: String)
    func viewDidLoad()
    func checkoutTapped()
    func didConfirmEmptying()
    func numberOfRows() -> Int
    func motionEnded(motion: UIEvent.EventSubtype)
}

/// What `CartPresenter` asks of `CartViewController`.
@MainActor
protocol CartViewInput: AnyObject {
    func total() -> Decimal
    func render()
    func renderIfNeeded()
}

/// What `CartPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorInput: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func loadPrices()
    func saveItems()
}

/// What `CartInteractor` asks of `CartPresenter`.
@MainActor
protocol CartInteractorOutput: AnyObject {
    var items: [CartViewController.Item] { get set }

    func apply(_ prices: [String: Decimal])
}

/// What `CartPresenter` asks of `CartRouter`.
@MainActor
protocol CartRouterInput: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
