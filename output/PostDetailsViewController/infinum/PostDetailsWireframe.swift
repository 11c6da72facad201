import Foundation

@MainActor
final class PostDetailsWireframe: BaseWireframe<PostDetailsViewController> {
    // MARK: - Module setup -

    convenience init(post: Post, delegate: PostDetailsDelegate? = nil) {
        let moduleViewController = PostDetailsViewController(post: post)
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
        moduleViewController.presenter.delegate = delegate
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: PostDetailsViewController) -> PostDetailsPresenterInterface {
        let wireframe = PostDetailsWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: PostDetailsViewController) -> PostDetailsPresenterInterface {
        let interactor = PostDetailsInteractor(post: moduleViewController.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(interactor: interactor, post: moduleViewController.post)
        presenter.view = moduleViewController
        return presenter
    }
}
