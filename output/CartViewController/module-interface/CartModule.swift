import UIKit

extension CartViewController {
    /// Makes the screen together with its module.
    static func cartViewController() -> CartViewController {
        let userInterface = CartViewController()
        userInterface.eventHandler = moduleInterface(for: userInterface)
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: CartViewController) -> CartModuleInterface {
        let wireFrame = CartWireFrame()
        let interactor = CartInteractor()
        let presenter = CartPresenter()
        presenter.userInterface = userInterface
        presenter.cartInteractor = interactor
        presenter.cartWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
