import Foundation
import ZIKRouter.Internal
import ZRouter

@MainActor
final class PostsViewRouter: ZIKViewRouter<PostsViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(PostsViewController.self)
    }

    override func destination(with configuration: ViewRouteConfig) -> PostsViewController? {
        return PostsViewController()
    }

    override func prepareDestination(_ destination: PostsViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: PostsViewController) -> PostsViewEventHandler & PostsViewDataSource {
        guard let router = PostsViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("PostsViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: PostsViewController) -> PostsViewEventHandler & PostsViewDataSource {
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        interactor.eventHandler = presenter
        return presenter
    }

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let destination = destination else { return }
        let details = PostPageController(post: post)
        details.delegate = destination
        destination.show(details, sender: nil)
    }
}
