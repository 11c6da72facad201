import UIKit

final class CookingTimerWireframe: BaseWireframe<CookingTimerViewController> {

    // MARK: - Module setup

    init(minutes: Int) {
        let moduleViewController = CookingTimerViewController()
        super.init(viewController: moduleViewController)

        let presenter = CookingTimerPresenter(view: moduleViewController, wireframe: self, minutes: minutes)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions

extension CookingTimerWireframe: CookingTimerWireframeInterface {

    func close() {
        viewController.dismiss(animated: true)
    }
}
