import UIKit

/// Builds the Posts module.
@MainActor
final class PostsModule {
    func buildDefault() -> UIViewController {
        let view = PostsViewController()
        view.presenter = build(for: view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: PostsViewController) -> PostsPresenter {
        let router = PostsDefaultRouter()
        let interactor = PostsDefaultInteractor(api: PostAPI.shared)
        let presenter = PostsDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
