import UIKit

class PackingWireframe {
    var packingPresenter: PackingPresenter?
    var packingViewController: PackingViewController?

    func pushPackingInterface(for identifier: UUID, from viewController: UIViewController) {
        let packing = PackingViewController()
        packing.eventHandler = packingPresenter
        packingViewController = packing
        packingPresenter?.userInterface = packing
        packingPresenter?.configure(trip: identifier)
        viewController.navigationController?.pushViewController(packing, animated: true)
    }

    func dismissPackingInterface() {
        packingViewController?.navigationController?.popViewController(animated: true)
    }
}
