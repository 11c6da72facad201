import UIKit

@MainActor
final class CartWireframe: BaseWireframe<CartViewController>, CartWireframeInterface {
    weak var moduleViewController: UIViewController?

    // MARK: - Module setup -

    convenience init() {
        let moduleViewController = CartViewController()
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: CartViewController) -> CartPresenterInterface {
        let wireframe = CartWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: CartViewController) -> CartPresenterInterface {
        let interactor = CartInteractor()
        let presenter = CartPresenter(interactor: interactor, wireframe: self)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    // MARK: - Helpers

    func openCheckout(total: Decimal, couponCode: String?) {
        let checkout = CheckoutController()
        checkout.total = total
        checkout.couponCode = couponCode
        moduleViewController?.navigationController?.pushViewController(checkout, animated: true)
    }

    func openProduct(sku: String) {
        let product = ProductController()
        product.sku = sku
        moduleViewController?.navigationController?.pushViewController(product, animated: true)
    }
}
