import UIKit

protocol HomeView: AnyObject {
    func display(_ viewControllers: [UIViewController])
}

protocol HomePresenter: AnyObject {
    func setupViewControllers()
}

protocol HomeRouter {
    func getViewControllers() -> [UIViewController]
}
