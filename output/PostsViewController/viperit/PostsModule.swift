import UIKit
import Viperit

/// Ties the parts of the Posts module together.
@MainActor
enum PostsModule {
    static func build() -> PostsViewController {
        let view = PostsViewController()
        view._presenter = build(view: view)
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: PostsViewController) -> PostsPresenter {
        let router = PostsRouter()
        let interactor = PostsInteractor()
        let presenter = PostsPresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
