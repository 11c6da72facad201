import UIKit
import Viperit

/// Ties the parts of the Cart module together.
@MainActor
enum CartModule {
    static func build() -> CartViewController {
        let view = CartViewController()
        view._presenter = build(view: view)
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: CartViewController) -> CartPresenter {
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
