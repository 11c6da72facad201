import RIBs
import UIKit

@MainActor
protocol PostDetailsBuildable: Buildable {
    func build(with viewController: PostDetailsViewController) -> ViewableRouting
}

/// Builds the PostDetails RIB; attaching its router to that of the parent keeps it.
@MainActor
final class PostDetailsBuilder: Builder<EmptyDependency>, PostDetailsBuildable {
    func build(post: Post, delegate: PostDetailsDelegate? = nil) -> ViewableRouting {
        let viewController = PostDetailsViewController(post: post)
        let router = build(with: viewController)
        viewController.listener?.delegate = delegate
        return router
    }

    func build(with viewController: PostDetailsViewController) -> ViewableRouting {
        let interactor = PostDetailsInteractor(presenter: viewController)
        let router = PostDetailsRouter(interactor: interactor, viewController: viewController)
        viewController.listener = interactor
        return router
    }
}
