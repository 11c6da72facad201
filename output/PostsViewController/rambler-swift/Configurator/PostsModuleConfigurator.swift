import UIKit

/// Configures the Posts module.
@MainActor
final class PostsModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? PostsViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func postsViewController() -> PostsViewController {
        let viewController = PostsViewController()
        viewController.output = configure(viewController: viewController)
        return viewController
    }

    func configure(viewController: PostsViewController) -> PostsViewOutput {
        let router = PostsRouter()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.transitionHandler = viewController
        return presenter
    }
}
