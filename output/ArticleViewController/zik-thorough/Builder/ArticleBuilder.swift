import UIKit

/// Builds the Article module: what the module needs are its parameters.
@MainActor
enum ArticleBuilder {
    static func viewController() -> UIViewController {
        let view = ArticleViewController()
        view.eventHandler = buildView(view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: ArticleViewController) -> ArticleViewEventHandler & ArticleViewDataSource {
        let wireframe = ArticleWireframe()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticleViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.eventHandler = presenter
        wireframe.view = view
        return presenter
    }
}
