import RIBs
import UIKit

/// What the PostDetails RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol PostDetailsDependency: Dependency {
    var api: PostAPI { get }
}

extension PostDetailsDependency {
    var api: PostAPI { PostAPI.shared }
}

/// What the PostDetails RIB has, for itself and for children.
@MainActor
final class PostDetailsComponent: Component<PostDetailsDependency> {
    fileprivate var api: PostAPI { dependency.api }
}

/// Who is told what the PostDetails module reports.
typealias PostDetailsListener = PostDetailsDelegate

@MainActor
protocol PostDetailsBuildable: Buildable {
    func build(withListener listener: PostDetailsListener, post: Post) -> ViewableRouting
    func build(with viewController: PostDetailsViewController, listener: PostDetailsListener?) -> ViewableRouting
}

/// Builds the PostDetails RIB; attaching its router to that of the parent keeps it.
@MainActor
final class PostDetailsBuilder: Builder<PostDetailsDependency>, PostDetailsBuildable {
    func build(withListener listener: PostDetailsListener, post: Post) -> ViewableRouting {
        let viewController = PostDetailsViewController(post: post)
        let router = build(with: viewController, listener: listener)
        return router
    }

    func build(with viewController: PostDetailsViewController, listener: PostDetailsListener?) -> ViewableRouting {
        let component = PostDetailsComponent(dependency: dependency)
        let interactor = PostDetailsInteractor(presenter: viewController, api: component.api)
        let router = PostDetailsRouter(interactor: interactor, viewController: viewController)
        interactor.listener = listener
        viewController.listener = interactor
        return router
    }
}
