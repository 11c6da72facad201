import Foundation

@MainActor
final class PostsWireframe: PostsWireframeProtocol {
    weak var viewController: PostsViewController?

    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule() -> PostsViewController {
        let view = PostsViewController()
        view.presenter = initializeModule(for: view)
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: PostsViewController) -> PostsPresenterProtocol {
        let wireframe = PostsWireframe()
        let dataManager = PostsDataManager()
        let interactor = PostsInteractor(dataManager: dataManager, api: PostAPI.shared)
        let presenter = PostsPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        interactor.output = presenter
        wireframe.viewController = view
        return presenter
    }

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let viewController = viewController else { return }
        let details = PostPageController(post: post)
        details.delegate = viewController
        viewController.show(details, sender: nil)
    }
}
