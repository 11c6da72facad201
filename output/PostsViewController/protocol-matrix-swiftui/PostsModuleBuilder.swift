import UIKit

/// Creates the parts of the Posts module and connects them.
@MainActor
enum PostsModuleBuilder {
    /// Makes the controller with its module.
    static func buildController() -> PostsViewController {
        let view = PostsViewController()
        view.presenter = connect(view)
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: PostsViewController) -> PostsPresenterProtocol {
        let router = PostsRouter()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
