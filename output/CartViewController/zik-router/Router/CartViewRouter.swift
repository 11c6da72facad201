import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class CartViewRouter: ZIKViewRouter<CartViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(CartViewController.self)
    }

    override func destination(with configuration: ViewRouteConfig) -> CartViewController? {
        return CartViewController()
    }

    override func prepareDestination(_ destination: CartViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: CartViewController) -> CartViewEventHandler & CartViewDataSource {
        guard let router = CartViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("CartViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: CartViewController) -> CartViewEventHandler & CartViewDataSource {
        let interactor = CartInteractor()
        let presenter = CartViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        return presenter
    }

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        destination?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        destination?.navigationController?.pushViewController(product, animated: true)
    }
}
