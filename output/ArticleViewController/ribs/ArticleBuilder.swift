import RIBs
import UIKit

/// What the Article RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol ArticleDependency: Dependency {
    var service: ArticleService { get }
    var defaults: UserDefaults { get }
}

extension ArticleDependency {
    var service: ArticleService { ArticleService.shared }
    var defaults: UserDefaults { UserDefaults.standard }
}

/// What the Article RIB has, for itself and for children.
@MainActor
final class ArticleComponent: Component<ArticleDependency> {
    fileprivate var service: ArticleService { dependency.service }
    fileprivate var defaults: UserDefaults { dependency.defaults }
}

@MainActor
protocol ArticleBuildable: Buildable {
    func build() -> ArticleRouting
    func build(with viewController: ArticleViewController) -> ArticleRouting
}

/// Builds the Article RIB; attaching its router to that of the parent keeps it.
@MainActor
final class ArticleBuilder: Builder<ArticleDependency>, ArticleBuildable {
    func build() -> ArticleRouting {
        let viewController = ArticleViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: ArticleViewController) -> ArticleRouting {
        let component = ArticleComponent(dependency: dependency)
        let interactor = ArticleInteractor(
            presenter: viewController,
            service: component.service,
            defaults: component.defaults
        )
        let router = ArticleRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
