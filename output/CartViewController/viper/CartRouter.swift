import UIKit

@MainActor
final class CartRouter: CartRouterInput {
    weak var viewController: UIViewController?

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        viewController?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        viewController?.navigationController?.pushViewController(product, animated: true)
    }
}
