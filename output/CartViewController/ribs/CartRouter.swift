import RIBs
import UIKit

@MainActor
final class CartRouter: ViewableRouter<Interactable, ViewControllable>, CartRouting {
    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        viewController.uiviewController.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        viewController.uiviewController.navigationController?.pushViewController(product, animated: true)
    }
}
