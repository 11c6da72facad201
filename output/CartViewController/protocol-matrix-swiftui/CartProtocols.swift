import UIKit

/// What `CartViewController` and `CartInteractor` ask of `CartPresenter`.
@MainActor
protocol CartPresenterProtocol: AnyObject {
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

/// What `CartPresenter` asks of `CartViewController`.
@MainActor
protocol CartViewProtocol: AnyObject {
    var undoItem: (item: CartViewController.Item, index: Int)? { get set }

    func confirmEmptying(then action: @escaping () -> Void)
    func total() -> Decimal
    func render()
    func renderIfNeeded()
}

/// What `CartPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorProtocol: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func restore() -> [CartViewController.Item]
    func loadPrices()
    func saveItems()
}

/// What `CartPresenter` asks of `CartRouter`.
@MainActor
protocol CartRouterProtocol: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
