import UIKit

/// Builds the PostDetails module.
@MainActor
final class PostDetailsModule {
    func buildDefault(post: Post, delegate: PostDetailsDelegate? = nil) -> UIViewController {
        let view = PostDetailsViewController(post: post)
        view.presenter = build(for: view)
        view.presenter.delegate = delegate
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: PostDetailsViewController) -> PostDetailsPresenter {
        let router = PostDetailsDefaultRouter()
        let interactor = PostDetailsDefaultInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsDefaultPresenter(post: view.post)
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        return presenter
    }
}
