import UIKit

/// Builds the Cart module and ties its parts together.
@MainActor
enum CartBuilder {
    /// Makes the screen together with its module.
    static func build() -> CartViewController {
        let view = CartViewController()
        view.presenter = wire(view)
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: CartViewController) -> CartViewOutput {
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
