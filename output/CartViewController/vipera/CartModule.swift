import UIKit

/// Builds the Cart module.
@MainActor
final class CartModule {
    func buildDefault() -> UIViewController {
        let view = CartViewController()
        view.presenter = build(for: view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: CartViewController) -> CartPresenter {
        let router = CartDefaultRouter()
        let interactor = CartDefaultInteractor()
        let presenter = CartDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
