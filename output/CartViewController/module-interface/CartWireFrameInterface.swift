import Foundation

/// What `CartPresenter` asks of `CartWireFrame`.
@MainActor
protocol CartWireFrameInterface: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
