import UIKit
import Viperit

@MainActor
final class ArticleRouter: Router, ArticleRouterApi {
    private var articleView: UIViewController? { _presenter?._view as? UIViewController }

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        articleView?.navigationController?.pushViewController(detail, animated: true)
    }
}
