import UIKit

class HomeDefaultView: UITabBarController {

    var presenter: HomePresenter?
}

extension HomeDefaultView: HomeView {

    func display(_ viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
    }
}

class HomeDefaultPresenter {

    var router: HomeRouter?
    weak var view: HomeView?
}

extension HomeDefaultPresenter: HomePresenter {

    func setupViewControllers() {
        guard let controllers = self.router?.getViewControllers() else {
            return
        }
        self.view?.display(controllers)
    }
}

class HomeDefaultRouter {

    weak var presenter: HomePresenter?
    weak var viewController: UIViewController?
}

extension HomeDefaultRouter: HomeRouter {

    func getViewControllers() -> [UIViewController] {
        let tabs = [
            PostsModule().buildDefault(),
            AlbumsModule().buildDefault(),
            PhotosModule().buildDefault(),
            TodosModule().buildDefault(),
        ]
        return tabs.map { UINavigationController(rootViewController: $0) }
    }
}
