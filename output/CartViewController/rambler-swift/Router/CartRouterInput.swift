import Foundation

/// What `CartPresenter` asks of `CartRouter`.
@MainActor
protocol CartRouterInput: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
