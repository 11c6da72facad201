import UIKit

/// Builds the Posts module: what the module needs are its parameters.
@MainActor
enum PostsBuilder {
    static func viewController() -> UIViewController {
        let view = PostsViewController()
        view.eventHandler = buildView(view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: PostsViewController) -> PostsViewEventHandler & PostsViewDataSource {
        let wireframe = PostsWireframe()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.eventHandler = presenter
        wireframe.view = view
        return presenter
    }
}
