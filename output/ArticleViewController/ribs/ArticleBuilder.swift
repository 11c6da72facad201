import RIBs
import UIKit

@MainActor
protocol ArticleBuildable: Buildable {
    func build(with viewController: ArticleViewController) -> ArticleRouting
}

/// Builds the Article RIB; attaching its router to that of the parent keeps it.
@MainActor
final class ArticleBuilder: Builder<EmptyDependency>, ArticleBuildable {
    func build() -> ArticleRouting {
        let viewController = ArticleViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: ArticleViewController) -> ArticleRouting {
        let interactor = ArticleInteractor(presenter: viewController)
        let router = ArticleRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
