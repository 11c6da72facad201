import UIKit

/// Creates the parts of the PostDetails module and connects them.
@MainActor
enum PostDetailsModuleBuilder {
    /// Makes the controller with its module.
    static func buildController(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let view = PostDetailsViewController(post: post)
        view.presenter = connect(view)
        view.presenter.delegate = delegate
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: PostDetailsViewController) -> PostDetailsPresenterProtocol {
        let interactor = PostDetailsInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(interactor: interactor)
        presenter.view = view
        interactor.presenter = presenter
        return presenter
    }
}
