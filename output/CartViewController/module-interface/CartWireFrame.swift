import UIKit

@MainActor
final class CartWireFrame: CartWireFrameInterface {
    weak var viewController: UIViewController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: CartMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "CartWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "CartWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (CartWireFrame, CartMessageInfo) throws -> Void] = [
        CartMessageInfo.Page.openCheckout: { wireFrame, message in
            wireFrame.openCheckout(
                total: try message.value("total"),
                couponCode: try message.value("couponCode")
            )
        },
        CartMessageInfo.Page.openProduct: { wireFrame, message in
            wireFrame.openProduct(sku: try message.value("sku"))
        },
    ]

    // MARK: - Helpers

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
