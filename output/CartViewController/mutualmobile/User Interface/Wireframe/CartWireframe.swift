import UIKit

@MainActor
final class CartWireframe: CartWireframeInterface {
    weak var cartViewController: UIViewController?

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        cartViewController?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        cartViewController?.navigationController?.pushViewController(product, animated: true)
    }
}
