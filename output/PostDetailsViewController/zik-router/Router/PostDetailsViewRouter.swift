import Foundation
import ZIKRouter.Internal
import ZRouter

@MainActor
final class PostDetailsViewRouter: ZIKViewRouter<PostDetailsViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(PostDetailsViewController.self)
        register(RoutableView<PostDetailsProvidedInput>())
    }

    override func prepareDestination(_ destination: PostDetailsViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: PostDetailsViewController) -> PostDetailsViewEventHandler & PostDetailsViewDataSource {
        guard let router = PostDetailsViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("PostDetailsViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: PostDetailsViewController) -> PostDetailsViewEventHandler & PostDetailsViewDataSource {
        let interactor = PostDetailsInteractor(post: view.post, api: PostAPI.shared)
        let presenter = PostDetailsViewPresenter(post: view.post)
        presenter.view = view
        presenter.interactor = interactor
        interactor.eventHandler = presenter
        return presenter
    }
}
