import Foundation

@MainActor
final class PostDetailsWireframe {
    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let view = PostDetailsViewController(post: post)
        view.presenter = initializeModule(for: view)
        view.presenter.delegate = delegate
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: PostDetailsViewController) -> PostDetailsPresenterProtocol {
        let dataManager = PostDetailsDataManager(post: view.post)
        let interactor = PostDetailsInteractor(dataManager: dataManager, post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(interactor: interactor, post: view.post)
        presenter.view = view
        interactor.output = presenter
        return presenter
    }
}
