import UIKit

/// Configures the Cart module.
@MainActor
final class CartModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? CartViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func cartViewController() -> CartViewController {
        let viewController = CartViewController()
        viewController.output = configure(viewController: viewController)
        return viewController
    }

    func configure(viewController: CartViewController) -> CartViewOutput {
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.transitionHandler = viewController
        return presenter
    }
}
