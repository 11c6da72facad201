import Foundation

/// What `CartPresenter` asks of `CartWireframe`.
@MainActor
protocol CartWireframeInterface: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
