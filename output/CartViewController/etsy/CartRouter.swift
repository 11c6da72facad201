import UIKit
import VIPERBuilder

@MainActor
final class CartRouter: VIPERRouter {
    private var cartController: UIViewController? { controller }

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        cartController?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        cartController?.navigationController?.pushViewController(product, animated: true)
    }
}
