import UIKit

@MainActor
final class ArticleRouter: ArticleRouterProtocol {
    weak var viewController: UIViewController?

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
