import UIKit

@MainActor
final class CartWireframe: CartWireframeInput {
    weak var view: UIViewController?

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        view?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        view?.navigationController?.pushViewController(product, animated: true)
    }
}
