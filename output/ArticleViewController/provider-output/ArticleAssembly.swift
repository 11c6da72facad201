import UIKit

/// Assembles the Article module.
@MainActor
enum ArticleAssembly {
    static func assemble() -> ArticleViewController {
        let view = ArticleViewController()
        view.eventHandler = assemble(view)
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: ArticleViewController) -> ArticleViewEventHandler {
        let router = ArticleRouter()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter()
        presenter.view = view
        presenter.articleProvider = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
