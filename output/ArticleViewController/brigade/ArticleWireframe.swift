import UIKit

@MainActor
final class ArticleWireframe: ArticleWireframeProtocol {
    weak var viewController: UIViewController?

    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule() -> ArticleViewController {
        let view = ArticleViewController()
        view.presenter = initializeModule(for: view)
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: ArticleViewController) -> ArticlePresenterProtocol {
        let wireframe = ArticleWireframe()
        let dataManager = ArticleDataManager(defaults: UserDefaults.standard)
        let interactor = ArticleInteractor(dataManager: dataManager, service: ArticleService.shared)
        let presenter = ArticlePresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        interactor.output = presenter
        wireframe.viewController = view
        return presenter
    }

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
