import UIKit
import Viperit

/// Ties the parts of the PostDetails module together.
@MainActor
enum PostDetailsModule {
    static func build(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let view = PostDetailsViewController(post: post)
        view._presenter = build(view: view)
        view.delegate = delegate
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: PostDetailsViewController) -> PostDetailsPresenter {
        let interactor = PostDetailsInteractor()
        let presenter = PostDetailsPresenter()
        presenter._view = view
        presenter._interactor = interactor
        interactor._presenter = presenter
        return presenter
    }
}
