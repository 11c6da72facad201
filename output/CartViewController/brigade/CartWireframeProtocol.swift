import Foundation

/// What `CartPresenter` asks of `CartWireframe`.
@MainActor
protocol CartWireframeProtocol: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
