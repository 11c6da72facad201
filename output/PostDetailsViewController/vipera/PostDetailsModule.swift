import UIKit

/// Builds the PostDetails module.
@MainActor
final class PostDetailsModule {
    func buildDefault(post: Post) -> UIViewController {
        let view = PostDetailsViewController(post: post)
        view.presenter = build(for: view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: PostDetailsViewController) -> PostDetailsPresenter {
        let interactor = PostDetailsDefaultInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsDefaultPresenter(post: view.post)
        presenter.view = view
        presenter.interactor = interactor
        interactor.presenter = presenter
        return presenter
    }
}
