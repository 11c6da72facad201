import Foundation

/// What `CartViewPresenter` asks of `CartWireframe`.
@MainActor
protocol CartWireframeInput: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
