import UIKit

/// Configures the Article module.
@MainActor
final class ArticleModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? ArticleViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func articleViewController() -> ArticleViewController {
        let viewController = ArticleViewController()
        viewController.output = configure(viewController: viewController)
        return viewController
    }

    func configure(viewController: ArticleViewController) -> ArticleViewOutput {
        let router = ArticleRouter()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.transitionHandler = viewController
        return presenter
    }
}
