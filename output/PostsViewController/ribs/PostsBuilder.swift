import RIBs
import UIKit

/// What the Posts RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol PostsDependency: Dependency {
    var api: PostAPI { get }
}

extension PostsDependency {
    var api: PostAPI { PostAPI.shared }
}

/// What the Posts RIB has, for itself and for children.
@MainActor
final class PostsComponent: Component<PostsDependency> {
    fileprivate var api: PostAPI { dependency.api }
}

@MainActor
protocol PostsBuildable: Buildable {
    func build() -> ViewableRouting
    func build(with viewController: PostsViewController) -> ViewableRouting
}

/// Builds the Posts RIB; attaching its router to that of the parent keeps it.
@MainActor
final class PostsBuilder: Builder<PostsDependency>, PostsBuildable {
    func build() -> ViewableRouting {
        let viewController = PostsViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: PostsViewController) -> ViewableRouting {
        let component = PostsComponent(dependency: dependency)
        let interactor = PostsInteractor(presenter: viewController, api: component.api)
        let router = PostsRouter(interactor: interactor, viewController: viewController)
        viewController.listener = interactor
        return router
    }
}
