import UIKit

@MainActor
final class ArticleWireframe: BaseWireframe<ArticleViewController>, ArticleWireframeInterface {
    weak var moduleViewController: UIViewController?

    // MARK: - Module setup -

    convenience init() {
        let moduleViewController = ArticleViewController()
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: ArticleViewController) -> ArticlePresenterInterface {
        let wireframe = ArticleWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: ArticleViewController) -> ArticlePresenterInterface {
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter(interactor: interactor, wireframe: self)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        moduleViewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
