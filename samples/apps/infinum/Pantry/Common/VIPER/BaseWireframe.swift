import UIKit

protocol WireframeInterface: AnyObject {}

class BaseWireframe<ViewController> where ViewController: UIViewController {

    private weak var _viewController: ViewController?

    // keeps the controller until somebody else shows it
    private var temporaryStoredViewController: ViewController?

    init(viewController: ViewController) {
        temporaryStoredViewController = viewController
        _viewController = viewController
    }
}

extension BaseWireframe: WireframeInterface {}

extension BaseWireframe {

    var viewController: ViewController {
        defer { temporaryStoredViewController = nil }
        guard let controller = _viewController else {
            fatalError("the wireframe has outlived its screen")
        }
        return controller
    }

    var navigationController: UINavigationController? {
        return viewController.navigationController
    }
}
