import UIKit
import Viperit

/// Ties the parts of the Article module together.
@MainActor
enum ArticleModule {
    static func build() -> ArticleViewController {
        let view = ArticleViewController()
        view._presenter = build(view: view)
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: ArticleViewController) -> ArticlePresenter {
        let router = ArticleRouter()
        let interactor = ArticleInteractor()
        let presenter = ArticlePresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
