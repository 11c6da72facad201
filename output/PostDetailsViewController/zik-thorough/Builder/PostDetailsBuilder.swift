import UIKit

/// Builds the PostDetails module: what the module needs are its parameters.
@MainActor
enum PostDetailsBuilder {
    static func viewController(post: Post, delegate: PostDetailsDelegate? = nil) -> UIViewController {
        let view = PostDetailsViewController(post: post)
        view.eventHandler = buildView(view)
        view.viewDataSource.delegate = delegate
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: PostDetailsViewController) -> PostDetailsViewEventHandler & PostDetailsViewDataSource {
        let interactor = PostDetailsInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsViewPresenter(post: view.post)
        presenter.view = view
        presenter.interactor = interactor
        interactor.eventHandler = presenter
        return presenter
    }
}
