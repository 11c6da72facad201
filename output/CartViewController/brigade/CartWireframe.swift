import UIKit

@MainActor
final class CartWireframe: CartWireframeProtocol {
    weak var viewController: UIViewController?

    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule() -> CartViewController {
        let view = CartViewController()
        view.presenter = initializeModule(for: view)
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: CartViewController) -> CartPresenterProtocol {
        let wireframe = CartWireframe()
        let dataManager = CartDataManager()
        let interactor = CartInteractor(dataManager: dataManager)
        let presenter = CartPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        interactor.output = presenter
        wireframe.viewController = view
        return presenter
    }

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
