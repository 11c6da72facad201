import Foundation

@MainActor
final class PostsWireframe: BaseWireframe<PostsViewController>, PostsWireframeInterface {
    weak var moduleViewController: PostsViewController?

    // MARK: - Module setup -

    convenience init() {
        let moduleViewController = PostsViewController()
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: PostsViewController) -> PostsPresenterInterface {
        let wireframe = PostsWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: PostsViewController) -> PostsPresenterInterface {
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter(interactor: interactor, wireframe: self)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let moduleViewController = moduleViewController else { return }
        let details = PostPageController(post: post)
        details.delegate = moduleViewController
        moduleViewController.show(details, sender: nil)
    }
}
