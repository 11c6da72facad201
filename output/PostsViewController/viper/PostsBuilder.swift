import UIKit

/// Builds the Posts module and ties its parts together.
@MainActor
enum PostsBuilder {
    /// Makes the screen together with its module.
    static func build() -> PostsViewController {
        let view = PostsViewController()
        view.presenter = wire(view)
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: PostsViewController) -> PostsViewOutput {
        let router = PostsRouter()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
