import UIKit

/// What `CartViewController` and `CartDefaultInteractor` ask of `CartDefaultPresenter`.
@MainActor
protocol CartPresenter: AnyObject {
    var items: [CartViewController.Item] { get set }

    func priceText(_ amount: Decimal) -> String
    func quantityText(_ item: CartViewController.Item) -> String
    func couponText() -> String
    func refreshPrices()
    func openProduct(sku: String)
    func apply(_ prices: [String: Decimal])
    func subtotal() -> Decimal
    func discount(on amount: Decimal) -> Decimal
    func setQuantity(_ quantity: Int, at index: Int)
    func add(sku: String, name: String, price: Decimal)
    func redeem(_ code: String)
    func viewDidLoad()
    func checkoutTapped()
    func trashTapped()
    func numberOfRows() -> Int
    func motionEnded(motion: UIEvent.EventSubtype)
}
