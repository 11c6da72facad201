import UIKit

/// Builds the Article module and ties its parts together.
@MainActor
enum ArticleBuilder {
    /// Makes the screen together with its module.
    static func build() -> ArticleViewController {
        let view = ArticleViewController()
        view.presenter = wire(view)
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: ArticleViewController) -> ArticleViewOutput {
        let router = ArticleRouter()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
