import UIKit

/// Creates the parts of the Cart module and connects them.
@MainActor
enum CartModuleBuilder {
    /// Makes the controller with its module.
    static func buildController() -> CartViewController {
        let view = CartViewController()
        view.presenter = connect(view)
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: CartViewController) -> CartPresenterProtocol {
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
