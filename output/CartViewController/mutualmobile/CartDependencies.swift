import UIKit

/// What `AppDependencies` does for the Cart module.
@MainActor
final class CartDependencies {
    /// Makes the screen together with its module.
    func cartViewController() -> CartViewController {
        let userInterface = CartViewController()
        userInterface.eventHandler = configureDependencies(for: userInterface)
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: CartViewController) -> CartModuleInterface {
        let wireframe = CartWireframe()
        let dataManager = CartDataManager()
        let interactor = CartInteractor(dataManager: dataManager)
        let presenter = CartPresenter()
        presenter.userInterface = userInterface
        presenter.cartInteractor = interactor
        presenter.cartWireframe = wireframe
        interactor.output = presenter
        wireframe.cartViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Cart module.
    var cart: CartDependencies { CartDependencies() }
}
