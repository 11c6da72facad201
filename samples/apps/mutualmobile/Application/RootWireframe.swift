import UIKit

class RootWireframe {
    func showRootViewController(_ viewController: UIViewController, in window: UIWindow) {
        let navigationController = navigationController(of: window)
        navigationController?.viewControllers = [viewController]
    }

    private func navigationController(of window: UIWindow) -> UINavigationController? {
        window.rootViewController as? UINavigationController
    }
}
