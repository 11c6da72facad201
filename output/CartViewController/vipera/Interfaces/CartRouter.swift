import Foundation

/// What `CartDefaultPresenter` asks of `CartDefaultRouter`.
@MainActor
protocol CartRouter: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
