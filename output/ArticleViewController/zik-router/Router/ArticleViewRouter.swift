import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class ArticleViewRouter: ZIKViewRouter<ArticleViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(ArticleViewController.self)
    }

    override func destination(with configuration: ViewRouteConfig) -> ArticleViewController? {
        return ArticleViewController()
    }

    override func prepareDestination(_ destination: ArticleViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: ArticleViewController) -> ArticleViewEventHandler & ArticleViewDataSource {
        guard let router = ArticleViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("ArticleViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: ArticleViewController) -> ArticleViewEventHandler & ArticleViewDataSource {
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticleViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        interactor.eventHandler = presenter
        return presenter
    }

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        destination?.navigationController?.pushViewController(detail, animated: true)
    }
}
