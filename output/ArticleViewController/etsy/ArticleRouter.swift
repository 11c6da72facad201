import UIKit
import VIPERBuilder

@MainActor
final class ArticleRouter: VIPERRouter {
    private var articleController: UIViewController? { controller }

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        articleController?.navigationController?.pushViewController(detail, animated: true)
    }
}
