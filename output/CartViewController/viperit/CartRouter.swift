import UIKit
import Viperit

@MainActor
final class CartRouter: Router, CartRouterApi {
    private var cartView: UIViewController? { _presenter?._view as? UIViewController }

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        cartView?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        cartView?.navigationController?.pushViewController(product, animated: true)
    }
}
