import UIKit

/// Assembles the Posts module.
@MainActor
enum PostsAssembly {
    static func assemble() -> PostsViewController {
        let view = PostsViewController()
        view.eventHandler = assemble(view)
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: PostsViewController) -> PostsViewEventHandler {
        let router = PostsRouter()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter()
        presenter.view = view
        presenter.postsProvider = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
