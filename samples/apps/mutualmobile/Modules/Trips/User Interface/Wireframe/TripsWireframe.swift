import UIKit

class TripsWireframe {
    var newTripWireframe: NewTripWireframe?
    var packingWireframe: PackingWireframe?
    var tripsPresenter: TripsPresenter?
    var rootWireframe: RootWireframe?
    var tripsViewController: TripsViewController?

    func presentTripsInterface(from window: UIWindow) {
        let viewController = TripsViewController()
        viewController.eventHandler = tripsPresenter
        tripsViewController = viewController
        tripsPresenter?.userInterface = viewController
        rootWireframe?.showRootViewController(viewController, in: window)
    }

    func presentNewTripInterface() {
        guard let viewController = tripsViewController else { return }
        newTripWireframe?.presentNewTripInterface(from: viewController)
    }

    func presentPackingInterface(for identifier: UUID) {
        guard let viewController = tripsViewController else { return }
        packingWireframe?.pushPackingInterface(for: identifier, from: viewController)
    }
}
