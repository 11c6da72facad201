import UIKit

/// What `CartViewController` asks of `CartViewPresenter`.
@MainActor
protocol CartViewEventHandler: AnyObject {
    func refreshPrices()
    func openProduct(sku: String)
    func setQuantity(_ quantity: Int, at index: Int)
    func add(sku: String, name: String, price: Decimal)
    func redeem(_ code: String)
    func viewDidLoad()
    func checkoutTapped()
    func trashTapped()
    func motionEnded(motion: UIEvent.EventSubtype)
}
