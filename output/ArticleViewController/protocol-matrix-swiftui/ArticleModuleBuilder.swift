import UIKit

/// Creates the parts of the Article module and connects them.
@MainActor
enum ArticleModuleBuilder {
    /// Makes the controller with its module.
    static func buildController() -> ArticleViewController {
        let view = ArticleViewController()
        view.presenter = connect(view)
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: ArticleViewController) -> ArticlePresenterProtocol {
        let router = ArticleRouter()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
