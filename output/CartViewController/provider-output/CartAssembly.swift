import UIKit

/// Assembles the Cart module.
@MainActor
enum CartAssembly {
    static func assemble() -> CartViewController {
        let view = CartViewController()
        view.eventHandler = assemble(view)
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: CartViewController) -> CartViewEventHandler {
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter()
        presenter.view = view
        presenter.cartProvider = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
