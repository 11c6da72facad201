import RIBs
import UIKit

@MainActor
protocol PostsBuildable: Buildable {
    func build(with viewController: PostsViewController) -> ViewableRouting
}

/// Builds the Posts RIB; attaching its router to that of the parent keeps it.
@MainActor
final class PostsBuilder: Builder<EmptyDependency>, PostsBuildable {
    func build() -> ViewableRouting {
        let viewController = PostsViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: PostsViewController) -> ViewableRouting {
        let interactor = PostsInteractor(presenter: viewController)
        let router = PostsRouter(interactor: interactor, viewController: viewController)
        viewController.listener = interactor
        return router
    }
}
