import UIKit

/// Builds the Article module.
@MainActor
final class ArticleModule {
    func buildDefault() -> UIViewController {
        let view = ArticleViewController()
        view.presenter = build(for: view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: ArticleViewController) -> ArticlePresenter {
        let router = ArticleDefaultRouter()
        let interactor = ArticleDefaultInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticleDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
