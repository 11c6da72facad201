import UIKit

@MainActor
final class CartRouter: CartRouterInput {
    weak var transitionHandler: UIViewController?

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        transitionHandler?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        transitionHandler?.navigationController?.pushViewController(product, animated: true)
    }
}
