import UIKit

/// Assembles the PostDetails module.
@MainActor
enum PostDetailsAssembly {
    static func assemble(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let view = PostDetailsViewController(post: post)
        view.eventHandler = assemble(view)
        view.eventHandler.delegate = delegate
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: PostDetailsViewController) -> PostDetailsViewEventHandler {
        let interactor = PostDetailsInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(post: view.post)
        presenter.view = view
        presenter.postDetailsProvider = interactor
        interactor.output = presenter
        return presenter
    }
}
