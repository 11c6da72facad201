import UIKit

/// Builds the PostDetails module and ties its parts together.
@MainActor
enum PostDetailsBuilder {
    /// Makes the screen together with its module.
    static func build(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let view = PostDetailsViewController(post: post)
        view.presenter = wire(view)
        view.presenter.delegate = delegate
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: PostDetailsViewController) -> PostDetailsViewOutput {
        let interactor = PostDetailsInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(interactor: interactor, post: view.post)
        presenter.view = view
        interactor.output = presenter
        return presenter
    }
}
