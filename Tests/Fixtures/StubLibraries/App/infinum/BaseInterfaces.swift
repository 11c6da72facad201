import UIKit

protocol WireframeInterface: AnyObject {}

protocol ViewInterface: AnyObject {}

protocol PresenterInterface: AnyObject {}

protocol InteractorInterface: AnyObject {}

class BaseWireframe<ViewController>: WireframeInterface where ViewController: UIViewController {
    private weak var shownViewController: ViewController?
    private var newViewController: ViewController?

    init(viewController: ViewController) {
        shownViewController = viewController
        newViewController = viewController
    }

    var viewController: ViewController {
        defer { newViewController = nil }
        guard let shown = shownViewController else { fatalError("the view controller has gone") }
        return shown
    }
}
