import UIKit

class NewTripWireframe {
    var newTripPresenter: NewTripPresenter?
    var presentedViewController: UIViewController?

    func presentNewTripInterface(from viewController: UIViewController) {
        let newTripViewController = NewTripViewController()
        newTripViewController.eventHandler = newTripPresenter
        newTripPresenter?.userInterface = newTripViewController
        newTripPresenter?.configureUserInterfaceForPresentation()
        let container = UINavigationController(rootViewController: newTripViewController)
        viewController.present(container, animated: true)
        presentedViewController = newTripViewController
    }

    func dismissNewTripInterface() {
        presentedViewController?.dismiss(animated: true)
        presentedViewController = nil
    }
}
